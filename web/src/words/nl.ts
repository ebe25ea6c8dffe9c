import site from "./nl.ftl?raw";

const stalls = import.meta.glob<string>("../games/*/words/nl/stall.ftl", { eager: true, query: "?raw", import: "default" });
export default [site, ...Object.values(stalls)].join("\n");
