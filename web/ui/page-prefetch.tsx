import { use, useSyncExternalStore } from "react";
import { type DataRouter, matchRoutes, UNSAFE_DataRouterContext as RouterContext } from "react-router";
import { dataAddress } from "#web/hydration/page-data.ts";
import { intendedAddress, onIntent } from "./link-intent.ts";

/** Loads the code and the data of the page that a visitor is about to open. */
export function PagePrefetch() {
  const page = useSyncExternalStore(onIntent, intendedAddress, () => undefined);
  const router = use(RouterContext)?.router;
  if (page === undefined || !router) return null;
  const { files, data } = listFiles(new URL(page, window.location.href), router);
  return (
    <>
      {files.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {data !== undefined && <link rel="prefetch" as="fetch" href={data} />}
    </>
  );
}

/** What the router requests when it opens the page: React Router's own component would be 2 KB on every page. */
function listFiles(url: URL, { routes, state }: DataRouter) {
  const known = window.__reactRouterManifest?.routes ?? {};
  const found = (matchRoutes([...routes], url) ?? []).flatMap(({ route: { id } }) => known[id] ?? []);
  const files = new Set(found.flatMap(({ module, imports }) => [module, ...(imports ?? [])]));
  const isSamePage = url.pathname + url.search === state.location.pathname + state.location.search;
  // The root's data stays the same.
  const loaded = found.filter(({ hasLoader, parentId }) => hasLoader && parentId !== undefined);
  const names = loaded.map(({ id }) => id);
  return {
    files: [...files],
    data: isSamePage || loaded.length === 0 ? undefined : dataAddress(url.href, names).href,
  };
}
