import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { languages } from "#domain/language.ts";

/**
 * Checks the compressed JavaScript that each public page and the dashboard load before they are usable: their own file, all
 * imports, the route manifest, and the texts in the language that takes more. `npm test` runs it, so that growth is noticed.
 * docs/performance.md explains the limits.
 */
const budgets = {
  view: {
    pages: ["home", "buy", "rent", "property", "projects", "project", "about", "not-found", "job"],
    maxKb: 105.1,
  },
  form: { pages: ["sell", "others", "contact"], maxKb: 130 },
};
/** DY1: the dashboard until its first page, Today, is usable. It has no layout of the site. */
const maxDashboardKb = 207;

const clientFolder = join(import.meta.dirname, "../build/client");
const names = z.array(z.string()).default([]);
const manifest = z
  .record(z.string(), z.object({ file: z.string(), imports: names, dynamicImports: names }))
  .parse(JSON.parse(readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8")));

const appModules = ["web/entry.client.tsx", toRouteModule("root")];
const siteModules = [...appModules, toRouteModule("pages/site-layout")];
const [leak] = globSync("assets/*.js", { cwd: clientFolder }).filter((file) =>
  readFileSync(join(clientFolder, file), "utf8").includes("Chhireshwarnath"),
);
if (leak) throw new Error(`${leak} contains the list of all places, which belongs to the server`);
const routeManifest = globSync("assets/manifest-*.js", { cwd: clientFolder });
let isTooLarge = false;
for (const { pages, maxKb } of Object.values(budgets))
  for (const page of pages) check(page, siteModules, maxKb);
check("admin", [...appModules, "web/admin/today/today-tab.tsx"], maxDashboardKb);
if (isTooLarge) process.exitCode = 1;

function check(page: string, needed: readonly string[], maxKb: number): void {
  const modules = listModules([...needed, toRouteModule(`pages/${page}`)]);
  const texts = languages.map((language) => listModules(textsOf(modules, language)).map(fileOf));
  const [larger = []] = texts.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const files = [...new Set([...routeManifest, ...modules.map(fileOf), ...larger])];
  const sizeKb = sizeOf(files) / 1024;
  isTooLarge ||= sizeKb > maxKb;
  process.stdout.write(
    `${page.padEnd(10)} ${sizeKb.toFixed(1).padStart(6)} KB of ${maxKb} in ${files.length} files${sizeKb > maxKb ? ": too large" : ""}\n`,
  );
}

function toRouteModule(name: string): string {
  return `web/${name}.tsx?__react-router-build-client-route`;
}

function findChunk(module: string) {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`${module} is not in the build: run npm run build`);
  return chunk;
}

function fileOf(module: string): string {
  return findChunk(module).file;
}

/** Lists the modules and all that they import, without duplicates. */
function listModules(modules: readonly string[], found = new Set<string>()): string[] {
  for (const module of modules) {
    if (found.has(module)) continue;
    found.add(module);
    listModules(findChunk(module).imports, found);
  }
  return [...found];
}

function textsOf(modules: readonly string[], language: string): string[] {
  return modules.flatMap((module) =>
    findChunk(module).dynamicImports.filter((name) => name.startsWith(`web/i18n/${language}/`)),
  );
}

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(join(clientFolder, `${file}.br`)).size, 0);
}
