import { use, useSyncExternalStore } from "react";
import { type DataRouter, matchRoutes, UNSAFE_DataRouterContext as RouterContext } from "react-router";

/** A pointer that only passes a link stays on it for less. */
const intentMs = 100;

const listeners = new Set<() => void>();
let address: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** For a link: while it has the pointer or the focus, `PagePrefetch` loads its page. */
export function prefetchHandlers(href: string) {
  const intend = () => {
    clearTimeout(timer);
    timer = setTimeout(() => setAddress(href), intentMs);
  };
  const cancel = () => {
    clearTimeout(timer);
    setAddress(undefined);
  };
  return {
    onFocus: intend,
    onBlur: cancel,
    onMouseEnter: intend,
    onMouseLeave: cancel,
    onTouchStart: intend,
  };
}

/** Loads the code and the data of the page that a visitor is about to open. */
export function PagePrefetch() {
  const page = useSyncExternalStore(
    subscribe,
    () => address,
    () => undefined,
  );
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
  const query = new URLSearchParams(url.search);
  query.set("_routes", loaded.map(({ id }) => id).join(","));
  const path = url.pathname.endsWith("/") ? `${url.pathname}_` : url.pathname;
  return { files: [...files], data: isSamePage || loaded.length === 0 ? undefined : `${path}.data?${query}` };
}

function setAddress(href: string | undefined): void {
  if (address === href) return;
  address = href;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
