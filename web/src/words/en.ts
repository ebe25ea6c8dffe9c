import site from "./en.ftl?raw";

const stalls = import.meta.glob<string>("../games/*/words/en/stall.ftl", { eager: true, query: "?raw", import: "default" });
export default [site, ...Object.values(stalls)].join("\n");
