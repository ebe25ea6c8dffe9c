import site from "./de.ftl?raw";

const landings = import.meta.glob<string>("../games/*/words/de/landing.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
export default [site, ...Object.values(landings)].join("\n");
