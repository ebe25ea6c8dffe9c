import { t } from "./i18n.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something may take. */
export function saySpan(seconds: number): string {
  if (seconds >= 2 * DAY) return t("time-days", { days: Math.round(seconds / DAY) });
  return seconds >= HOUR ? t("time-hours", { hours: Math.round(seconds / HOUR) }) : t("time-seconds", { seconds });
}

/** How long there still is: roughly while it is long, by the second when it is not. */
export function sayLeft(seconds: number): string {
  if (seconds >= 2 * DAY) return t("left-days", { days: Math.round(seconds / DAY) });
  if (seconds >= 2 * HOUR) return t("left-hours", { hours: Math.round(seconds / HOUR) });
  return sayCounted(seconds);
}

/** The same in as little room as it takes. */
export function sayLeftBriefly(seconds: number): string {
  if (seconds >= 2 * DAY) return t("brief-days", { days: Math.round(seconds / DAY) });
  if (seconds >= 2 * HOUR) return t("brief-hours", { hours: Math.round(seconds / HOUR) });
  return sayCounted(seconds);
}

function sayCounted(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE);
  return minutes
    ? `${minutes}:${String(Math.floor(seconds % MINUTE)).padStart(2, "0")}`
    : t("left-seconds", { seconds: Math.floor(seconds) });
}

/** How long ago something was, in the largest unit that fits. */
export function sayAgo(seconds: number): string {
  if (seconds >= 2 * DAY) return t("ago-days", { days: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR) return t("ago-hours", { hours: Math.floor(seconds / HOUR) });
  return seconds >= 2 * MINUTE ? t("ago-minutes", { minutes: Math.floor(seconds / MINUTE) }) : t("ago-now");
}
