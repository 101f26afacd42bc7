import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rolldown } from "vite";

const everywhere = ["entry.client", "root", "pages/site-layout"];
const views = ["home", "buy", "rent", "property", "projects", "project", "about"].map(
  (name) => `pages/${name}`,
);
const forms = ["sell", "others", "contact"].map((name) => `pages/${name}`);

/** Libraries that one page or another needs, and what starts the app: React Router runs it once all else is there. */
const apart =
  /\/node_modules\/(?!(lucide-react|react|react-dom|react-router|scheduler)\/)|\/web\/entry\.client\.tsx$/;

/**
 * Over a slow line a few large files arrive sooner than fifty small ones. What every page needs is one, what most need
 * is another, then what forms share; the rest goes with its page. A group takes what it needs before the next.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  sharedFile("site", (needs) => everywhere.some(needs)),
  sharedFile("pages", (needs) => (views.some(needs) && forms.some(needs)) || views.filter(needs).length > 2),
  sharedFile("forms", (needs) => forms.filter(needs).length > 1),
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** A file of those modules of ours that the entries which need them speak for. */
function sharedFile(
  name: string,
  isShared: (needs: (entry: string) => boolean) => boolean,
): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name: (id, modules) => (isShared((entry) => isNeededBy(entry, id, modules)) ? name : null),
    test: (id) => !apart.test(id),
  };
}

function isNeededBy(
  entry: string,
  id: string,
  modules: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (id.endsWith(`/web/${entry}.tsx`)) return true;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isNeededBy(entry, importer, modules, seen));
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  // Without it the first load in development finds new dependencies, reloads and does not hydrate.
  optimizeDeps: { entries: ["web/**/*.tsx", "web/**/*.ts", "!**/*.test.*"] },
  // The manifest tells the server which file holds the words of a language.
  build: { assetsInlineLimit: 0, manifest: true },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
