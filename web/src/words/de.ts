import site from "./de.ftl?raw";

const stalls = import.meta.glob<string>("../games/*/words/de/stall.ftl", { eager: true, query: "?raw", import: "default" });
export default [site, ...Object.values(stalls)].join("\n");
