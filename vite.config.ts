import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  // Without it the first load in development finds new dependencies, reloads and does not hydrate.
  optimizeDeps: { entries: ["web/**/*.tsx", "web/**/*.ts", "!**/*.test.*"] },
  build: { assetsInlineLimit: 0 },
});
