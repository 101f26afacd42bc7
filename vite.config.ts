import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** Sonner writes its CSS into a <style>, which the page's policy refuses; web/ui/toaster.tsx imports the file instead. */
const sonnerWithoutStyle: Plugin = {
  name: "sonner-without-style",
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler: (code) => code.replace(/^__insertCSS\(.*\);?$/m, ""),
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), sonnerWithoutStyle],
  publicDir: "web/public",
  // Without it the first load in development finds new dependencies, reloads and does not hydrate.
  optimizeDeps: { entries: ["web/**/*.tsx", "web/**/*.ts", "!**/*.test.*"], exclude: ["sonner"] },
  build: { assetsInlineLimit: 0 },
});
