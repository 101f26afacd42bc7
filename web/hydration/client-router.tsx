import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_createClientRoutesWithHMRRevalidationOptOut as createRoutesForHmr,
  type DataRouteObject,
  type DataRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  type UNSAFE_RouteModules as RouteModules,
} from "react-router";
import { loadPageTexts } from "#web/i18n/define-texts.ts";
import { createDataStrategy, readStream } from "./page-data.ts";

type PageState = Pick<DataRouter["state"], "loaderData" | "actionData" | "errors">;
type RouteModule = NonNullable<RouteModules[string]>;

declare global {
  interface Window {
    /** Written into the page by React Router's server part. */
    __reactRouterContext?: Readonly<{ stream: ReadableStream<Uint8Array> }>;
    __reactRouterManifest?: AssetsManifest;
    __reactRouterRouteModules?: RouteModules;
    __reactRouterDataRouter?: DataRouter;
  }
}

/**
 * Creates the router of the page that the server rendered. React Router's HydratedRouter does the same and more: it
 * discovers routes, where this site sends all with the page, and knows loaders, middleware and styles of single routes,
 * which this site does not have (decision 74).
 */
export async function createClientRouter(
  fetchPage: (request: Request) => Promise<Response>,
): Promise<DataRouter> {
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: modules,
  } = window;
  if (!context || !manifest || !modules) throw new Error("The page has no data of React Router.");
  const state = (await readStream(context.stream)) as PageState;
  const router = createRouter({
    routes: createRoutes(manifest, modules),
    history: createBrowserHistory(),
    hydrationData: { ...state, loaderData: { ...noData(manifest), ...state.loaderData } },
    mapRouteProperties: defaultMapRouteProperties,
    dataStrategy: createDataStrategy(manifest, fetchPage),
  });
  router.initialize();
  window.__reactRouterDataRouter = router;
  if (import.meta.env.DEV) Object.assign(router, { createRoutesForHMR: createRoutesForHmr });
  return router;
}

function createRoutes(manifest: AssetsManifest, modules: RouteModules, parentId?: string): DataRouteObject[] {
  const routes = Object.values(manifest.routes).filter((route) => route !== undefined);
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, index, path, module: file }) => {
      const module = modules[id];
      const route = {
        id,
        ...(path !== undefined && { path }),
        // The strategy answers for all routes of a page, and waits for the code of each.
        loader: true,
        ...(module
          ? toRouteProperties(module)
          : { lazy: async () => toRouteProperties(await importModule(file)) }),
      };
      return index ? { ...route, index } : { ...route, children: createRoutes(manifest, modules, id) };
    });
}

/** Routes for which the server has no data need not be asked for it. */
function noData({ routes }: AssetsManifest): Record<string, null> {
  const withoutLoader = Object.values(routes).flatMap((route) =>
    route && !route.hasLoader ? [route.id] : [],
  );
  return Object.fromEntries(withoutLoader.map((id) => [id, null]));
}

/** The root's layout is also around its failure. */
function toRouteProperties({ default: Page, ErrorBoundary, Layout, shouldRevalidate }: RouteModule) {
  const inLayout = (Content: React.ElementType) => (Layout ? <Layout>{<Content />}</Layout> : <Content />);
  return {
    element: inLayout(Page),
    ...(ErrorBoundary && { errorElement: inLayout(ErrorBoundary) }),
    ...(shouldRevalidate && { shouldRevalidate }),
  };
}

/** With its texts. If one fails, the page is loaded again, which `useConnectionStatus` delays while there is no connection. */
async function importModule(file: string): Promise<RouteModule> {
  try {
    const module: RouteModule = await import(/* @vite-ignore */ file);
    await loadPageTexts();
    return module;
  } catch {
    window.location.reload();
    return new Promise(() => undefined);
  }
}
