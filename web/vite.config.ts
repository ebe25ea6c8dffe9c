import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.SPICERY_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2023",
    cssTarget: ["chrome111", "edge111", "firefox114", "safari16.4"], // light-dark() is written out for these
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000, // the rules may be compiled meanwhile, on the same few cores
  },
});
