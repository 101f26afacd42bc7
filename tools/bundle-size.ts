import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/**
 * The JavaScript that each public page needs before it can be used, as it travels: its own file, all that it imports,
 * the list of routes, and the words of the longer language. Part of `npm test`, so that no page grows unseen. The bar
 * of design.md is 115 KB; docs/performance.md says what stands between.
 */
const budgets = {
  view: {
    pages: ["home", "buy", "rent", "property", "projects", "project", "about", "not-found"],
    kilobytes: 122,
  },
  form: { pages: ["sell", "others", "contact"], kilobytes: 153 },
};

const client = join(import.meta.dirname, "../build/client");
const manifest = z
  .record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))
  .parse(JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")));

const shared = [
  "web/entry.client.tsx",
  route("root"),
  route("pages/site-layout"),
  "web/i18n/np/catalogue.ts",
];
const routeList = globSync("assets/manifest-*.js", { cwd: client });
let isOver = false;
for (const { pages, kilobytes } of Object.values(budgets)) {
  for (const page of pages) {
    const files = [...routeList, ...filesOf([...shared, route(`pages/${page}`)])];
    const size = files.reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0) / 1024;
    isOver ||= size > kilobytes;
    process.stdout.write(
      `${page.padEnd(10)} ${size.toFixed(1).padStart(6)} KB of ${kilobytes} in ${files.length} files${size > kilobytes ? ": too large" : ""}\n`,
    );
  }
}
if (isOver) process.exitCode = 1;

function route(name: string): string {
  return `web/${name}.tsx?__react-router-build-client-route`;
}

/** The files of some modules and of everything they import, each once. */
function filesOf(modules: readonly string[], found = new Map<string, string>()): string[] {
  for (const module of modules) {
    if (found.has(module)) continue;
    const chunk = manifest[module];
    if (!chunk) throw new Error(`${module} is not in the build: run npm run build`);
    found.set(module, chunk.file);
    filesOf(chunk.imports, found);
  }
  return [...new Set(found.values())];
}
