import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/**
 * Checks the compressed JavaScript that each public page loads before it is usable: its own file, all imports, the route
 * manifest, and the larger of the two translation files. `npm test` runs it, so that growth is noticed. docs/performance.md
 * explains the limits.
 */
const budgets = {
  view: {
    pages: ["home", "buy", "rent", "property", "projects", "project", "about", "not-found"],
    maxKb: 118,
  },
  form: { pages: ["sell", "others", "contact"], maxKb: 146 },
};

const clientFolder = join(import.meta.dirname, "../build/client");
const manifest = z
  .record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))
  .parse(JSON.parse(readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8")));

const sharedModules = [
  "web/entry.client.tsx",
  toRouteModule("root"),
  toRouteModule("pages/site-layout"),
  "web/i18n/np/catalogue.ts",
];
const [leak] = globSync("assets/*.js", { cwd: clientFolder }).filter((file) =>
  readFileSync(join(clientFolder, file), "utf8").includes("Chhireshwarnath"),
);
if (leak) throw new Error(`${leak} contains the list of all places, which belongs to the server`);
const routeManifest = globSync("assets/manifest-*.js", { cwd: clientFolder });
let isTooLarge = false;
for (const { pages, maxKb } of Object.values(budgets)) {
  for (const page of pages) {
    const files = [...routeManifest, ...listFiles([...sharedModules, toRouteModule(`pages/${page}`)])];
    const sizeKb =
      files.reduce((sum, file) => sum + statSync(join(clientFolder, `${file}.br`)).size, 0) / 1024;
    isTooLarge ||= sizeKb > maxKb;
    process.stdout.write(
      `${page.padEnd(10)} ${sizeKb.toFixed(1).padStart(6)} KB of ${maxKb} in ${files.length} files${sizeKb > maxKb ? ": too large" : ""}\n`,
    );
  }
}
if (isTooLarge) process.exitCode = 1;

function toRouteModule(name: string): string {
  return `web/${name}.tsx?__react-router-build-client-route`;
}

/** Lists the files of the modules and of all their imports, without duplicates. */
function listFiles(modules: readonly string[], found = new Map<string, string>()): string[] {
  for (const module of modules) {
    if (found.has(module)) continue;
    const chunk = manifest[module];
    if (!chunk) throw new Error(`${module} is not in the build: run npm run build`);
    found.set(module, chunk.file);
    listFiles(chunk.imports, found);
  }
  return [...new Set(found.values())];
}
