import { landings } from "../games/find";
import { api } from "./api";
import { t } from "./i18n.svelte";
import { self } from "./me.svelte";
import { opponents } from "./opponents.svelte";
import { router } from "./router.svelte";
import type { GameAbout } from "../wire";

/** The seats of a quick game that says nothing of them: as few as there are opponents for. */
export const fewestOf = (about: GameAbout | undefined): number =>
  Math.min(Math.max(about?.fewest ?? 2, 2), about?.most ?? 2);

/** Open a table against bots and go there; the level is the one chosen for the game, or another. */
export async function playBots(game: string, level?: () => string | undefined): Promise<void> {
  await self.load();
  await self.be(self.name || t("guest"));
  await opponents.load();
  const seats = landings.find(({ name }) => name === game)?.seats ?? fewestOf(await opponents.about(game));
  const { id } = await api.open({ game, seats, start: true, bot: level?.() ?? opponents.of(game) });
  router.go(`/t/${id}`);
}
