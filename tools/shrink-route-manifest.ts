import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Pages whose links load them before they are pressed. */
const prefetched = /^pages\/(?:home|buy|sell|rent|projects?|others|about|contact|property)$/;
const assignment = "window.__reactRouterManifest=";

type Route = Readonly<{
  id: string;
  parentId?: string;
  path?: string;
  index?: true;
  hasLoader: boolean;
  module: string;
  imports?: readonly string[];
}>;
type Manifest = Readonly<{ entry: Readonly<{ imports: readonly string[] }>; routes: Record<string, Route> }>;

/**
 * Every page loads React Router's manifest. Of each route it keeps what the site's router and its prefetching read (web/hydration/client-router.tsx,
 * web/ui/page-prefetch.tsx): not the files that every page has loaded, and only of pages that are prefetched.
 */
export async function shrinkRouteManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error(`${assets} has no route manifest`);
  const script = await readFile(join(assets, name), "utf8");
  if (!script.startsWith(assignment)) throw new Error(`${name} does not begin with ${assignment}`);
  const { entry, routes }: Manifest = JSON.parse(script.slice(assignment.length).replace(/;\s*$/, ""));
  const kept = Object.entries(routes).map(
    ([key, { id, parentId, path, index, hasLoader, module, imports }]) => {
      const files = prefetched.test(id) ? imports?.filter((file) => !entry.imports.includes(file)) : [];
      return [
        key,
        {
          id,
          parentId,
          path,
          index,
          hasLoader: hasLoader || undefined,
          module,
          imports: files?.length ? files : undefined,
        },
      ];
    },
  );
  await writeFile(
    join(assets, name),
    `${assignment}${JSON.stringify({ routes: Object.fromEntries(kept) })};`,
  );
}
