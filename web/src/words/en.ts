import site from "./en.ftl?raw";

const landings = import.meta.glob<string>("../games/*/words/en/landing.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
export default [site, ...Object.values(landings)].join("\n");
