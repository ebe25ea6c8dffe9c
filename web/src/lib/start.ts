import { api } from "./api";
import { t } from "./i18n.svelte";
import { self } from "./me.svelte";
import { opponents } from "./opponents.svelte";
import { router } from "./router.svelte";
import type { Spot } from "../wire";
import { solo } from "./solo.svelte";

/** Whoever has no name yet gets one; then the levels are known. */
async function getReady(): Promise<void> {
  await self.load();
  await self.be(self.name || t("guest"));
  await opponents.load();
}

/** Go on from a step of a replay in a seat, against bots of the level chosen for the game. */
export async function playOn(game: string, spot: Spot, seat: number): Promise<void> {
  await getReady();
  const { id } = await api.playOn({ ...spot, seat, bot: opponents.of(game) });
  router.go(`/t/${id}`);
}

/** Open a table against bots, as it was set up here last, and go there; with a level, against opponents of that one. */
export async function playBots(game: string, level?: () => string | undefined): Promise<void> {
  await getReady();
  const wanted = level?.();
  const bots = solo.bots(game).map((bot) => (wanted ? wanted : bot.style ? `${bot.level}/${bot.style}` : bot.level));
  const { id } = await api.open({
    game,
    seats: bots.length + 1,
    bots,
    options: wanted ? {} : solo.options(game),
    start: true,
  });
  router.go(`/t/${id}`);
}
