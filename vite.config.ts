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

/**
 * Few, larger files: over a slow line each preload costs a turn. What every page runs on is one file; what several
 * pages share is gathered by who shares it, and small leftovers join the next larger group.
 */
const chunks = [
  {
    name: "base",
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|cookie-es)[\\/]/,
    priority: 2,
  },
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 24_000, priority: 1 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), sonnerWithoutStyle],
  publicDir: "web/public",
  // Without it the first load in development finds new dependencies, reloads and does not hydrate.
  optimizeDeps: { entries: ["web/**/*.tsx", "web/**/*.ts", "!**/*.test.*"], exclude: ["sonner"] },
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
});
