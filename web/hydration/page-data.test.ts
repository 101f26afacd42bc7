import {
  createRequestHandler,
  type DataStrategyMatch,
  data,
  isRouteErrorResponse,
  redirect,
  type ServerBuild,
} from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { createDataStrategy, fetchRouteData } from "./page-data.ts";

const origin = "http://site.test";
const loaders = {
  "pages/layout": () => ({ company: "Mithila Ghar" }),
  "pages/list": () => ({ listed: new Date(0), page: 2 }),
  "pages/gone": () => data({ missing: true }, { status: 404 }),
  "pages/moved": () => redirect("/np/list", 301),
  "pages/broken": () => {
    throw new Response("No such row", { status: 400 });
  },
};
type RouteId = keyof typeof loaders;
const pathOf = (id: RouteId) => id.slice("pages/".length);

/** React Router's own server, which writes the answers that the strategy reads. */
const respond = createRequestHandler(
  {
    routes: Object.fromEntries(
      Object.entries(loaders).map(([id, loader]) => {
        const isLayout = id === "pages/layout";
        const place = isLayout ? {} : { parentId: "pages/layout", path: pathOf(id as RouteId) };
        return [id, { id, ...place, module: { loader, default: () => null } }];
      }),
    ),
    entry: { module: { default: () => new Response() } },
    assets: { routes: {}, entry: { module: "", imports: [] }, url: "", version: "1" },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/manifest" },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    allowedActionOrigins: false,
  } as unknown as ServerBuild,
  "production",
);

let requests: string[];
const fetchPage = async (request: Request) => {
  requests.push(request.url.slice(origin.length));
  return respond(request);
};
beforeEach(() => {
  requests = [];
  vi.stubGlobal("window", Object.assign(Object.create(globalThis), { location: new URL(origin) }));
});

/** What React Router does when a visitor opens a page: `known` routes stay as they are. */
async function open(id: RouteId, known: readonly RouteId[] = []) {
  const routes = { "pages/layout": { hasLoader: true }, [id]: { hasLoader: true } };
  const strategy = createDataStrategy({ routes } as never, fetchPage);
  const matches = (["pages/layout", id] as const).map((routeId) => ({
    route: { id: routeId },
    shouldCallHandler: () => !known.includes(routeId),
    resolve: async (load: () => Promise<unknown>) =>
      load().then(
        (result) => ({ type: "data", result }),
        (result: unknown) => ({ type: "error", result }),
      ),
  }));
  const request = new Request(`${origin}/${pathOf(id)}`);
  return strategy({ request, matches: matches as unknown as DataStrategyMatch[] } as never);
}

test("the data of all routes of a page come with one request", async () => {
  expect(await open("pages/list")).toEqual({
    "pages/layout": { type: "data", result: { company: "Mithila Ghar" } },
    "pages/list": { type: "data", result: { listed: new Date(0), page: 2 } },
  });
  expect(requests).toEqual(["/list.data"]);
});

test("a route that stays as it is is not asked for", async () => {
  expect(Object.keys(await open("pages/list", ["pages/layout"]))).toEqual(["pages/list"]);
  expect(requests).toEqual(["/list.data?_routes=pages%2Flist"]);
});

test("a page that is missing shows its data", async () => {
  expect((await open("pages/gone"))["pages/gone"]).toEqual({ type: "data", result: { missing: true } });
});

test("a page that has moved leads to its new address", async () => {
  const { type, result } = (await open("pages/moved"))["pages/moved"] ?? {};
  expect(type).toBe("error");
  const answer = result as Response;
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/np/list"]);
});

test("an error of a loader is that of its route only", async () => {
  const found = await open("pages/broken");
  expect(found["pages/layout"]?.type).toBe("data");
  const { result } = found["pages/broken"] ?? {};
  expect(isRouteErrorResponse(result) && [result.status, result.data]).toEqual([400, "No such row"]);
});

test("an answer of something before the site, such as a full server, is an error with its status", async () => {
  const busy = async () => new Response("Busy", { status: 503 });
  const reading = fetchRouteData(`${origin}/list`, "pages/list", new AbortController().signal, busy);
  await expect(reading).rejects.toMatchObject({ status: 503, data: "Busy" });
});

test("one route of a page is read alone", async () => {
  const { signal } = new AbortController();
  const read = await fetchRouteData(`${origin}/list?page=2`, "pages/list", signal, fetchPage);
  expect(read).toMatchObject({ page: 2 });
  expect(requests).toEqual(["/list.data?page=2&_routes=pages%2Flist"]);
});
