import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, minify, type Plugin, type Rolldown } from "vite";

const allPages = ["entry.client", "root", "pages/site-layout"];
const lists = ["home", "buy", "rent"].map((name) => `pages/${name}`);
const otherViews = ["property", "projects", "project", "about"].map((name) => `pages/${name}`);
const views = [...lists, ...otherViews];
const forms = ["sell", "others", "contact"].map((name) => `pages/${name}`);

/**
 * Not in shared files: libraries that only some pages need, React Router's links and forms, which only the dashboard and
 * deferred parts need, and the client entry, which runs after all other files.
 */
const excluded =
  /\/node_modules\/(?!(react|react-dom|react-router|scheduler)\/)|\/react-router\/.*\/dom\/lib\.js$|\/web\/entry\.client\.tsx$/;

/**
 * On slow connections a few large files load faster than fifty small ones. One file contains what all pages need, one what
 * most pages need, one what the three lists with a search share, one what a property and a project share, one what lists of
 * properties share, one what the pages of projects share, one what Buy and Rent share, one what forms share; the rest is in
 * the page's own file. Earlier groups have priority and take what they import with them.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  sharedFile("site", (needs) => allPages.some(needs)),
  sharedFile(
    "pages",
    (needs) =>
      views.some(needs) &&
      [...otherViews, ...forms].some(needs) &&
      ([...views, ...forms].filter(needs).length > 2 || (needs("pages/home") && needs("pages/projects"))) &&
      !isForSearchedLists(needs),
  ),
  sharedFile("searched-lists", isForSearchedLists),
  sharedFile("details", (needs) => needs("pages/property") && needs("pages/project")),
  sharedFile("lists", (needs) => needs("pages/home") && lists.filter(needs).length > 1),
  sharedFile("building", (needs) => needs("pages/projects") && needs("pages/project")),
  sharedFile("project-list", (needs) => isOnlyFor("pages/projects", needs)),
  sharedFile("property-page", (needs) => isOnlyFor("pages/property", needs)),
  sharedFile("filtered-lists", (needs) => needs("pages/buy") && needs("pages/rent")),
  sharedFile("forms", (needs) => forms.filter(needs).length > 1),
].map((group, index, { length }) => ({ ...group, priority: length - index }));

function isForSearchedLists(needs: (entry: string) => boolean): boolean {
  return needs("pages/buy") && needs("pages/projects") && [...views, ...forms].filter(needs).length === 3;
}

/** Otherwise each part that the page shares with the dashboard, or with code that loads later, would be a small file. */
function isOnlyFor(page: string, needs: (entry: string) => boolean): boolean {
  return needs(page) && [...views, ...forms].filter(needs).length === 1;
}

function sharedFile(
  name: string,
  isShared: (needs: (entry: string) => boolean) => boolean,
): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name: (id, modules) => (isShared((entry) => isNeededBy(entry, id, modules)) ? name : null),
    test: (id) => !excluded.test(id),
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

/** Hashes do not compress, and each page loads the names of a hundred files. */
const fileName = "[name]-[hash:7].js";

/** A file of texts has its language in its name. */
function chunkFileName({ moduleIds }: Rolldown.PreRenderedChunk): string {
  const [, language] = /\/web\/i18n\/(\w+)\//.exec(moduleIds.at(-1) ?? "") ?? [];
  return `assets/${language ? `texts-${language}-` : ""}${fileName}`;
}

/** Each page contains the source text of inline scripts (`web/hydration/inline-script.tsx`). */
const shortInlineScripts: Plugin = {
  name: "short-inline-scripts",
  apply: "build",
  enforce: "post",
  transform: { filter: { id: /-script\.ts$/ }, handler: (code, id) => minify(id, code) },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), shortInlineScripts],
  publicDir: "web/public",
  // Otherwise the first load in development discovers new dependencies, reloads and does not hydrate.
  optimizeDeps: { entries: ["web/**/*.tsx", "web/**/*.ts", "!**/*.test.*"] },
  // The server reads from the manifest which texts a page needs. Without modulePreload, parts that load later find their
  // own imports a round trip later, but each page is a KB smaller: the lists of those files do not compress.
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: false,
    rolldownOptions: { output: { assetFileNames: "assets/[name]-[hash:7][extname]" } },
  },
  environments: {
    ssr: {
      // One file: a server that starts would otherwise find and load 450 modules.
      resolve: { noExternal: true, external: ["react", "react-dom", "react-router"] },
      build: { rolldownOptions: { output: { codeSplitting: false } } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: chunkFileName,
            entryFileNames: `assets/${fileName}`,
            codeSplitting: { groups },
          },
        },
      },
    },
  },
});
