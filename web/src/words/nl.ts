import site from "./nl.ftl?raw";

const landings = import.meta.glob<string>("../games/*/words/nl/landing.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
export default [site, ...Object.values(landings)].join("\n");
