import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  type DataStrategyFunction,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  redirect,
  UNSAFE_SingleFetchRedirectSymbol as redirectKey,
} from "react-router";

type FetchPage = (request: Request) => Promise<Response>;
type Redirect = Readonly<{ redirect: string; status: number; reload?: boolean; replace?: boolean }>;
/** By the ids of the routes. */
type PageData = Readonly<Record<string, { data: unknown } | { error: unknown } | undefined>> &
  Readonly<{ [redirectKey]?: Redirect }>;

/**
 * Asks the server once for the data of all routes of a page. React Router's own strategy also knows actions, middleware
 * and loaders in the browser, which this site does not have (decision 74).
 */
export function createDataStrategy(
  { routes }: AssetsManifest,
  fetchPage: FetchPage,
): DataStrategyFunction<unknown> {
  return async ({ request, matches }) => {
    const called = matches.filter((match) => match.shouldCallHandler());
    const withData = (some: typeof matches) =>
      some.flatMap(({ route: { id } }) => (routes[id]?.hasLoader ? [id] : []));
    const asked = withData(called);
    const answer = asked.length > 0 ? fetchData(request, asked, withData(matches), fetchPage) : {};
    const results = called.map(async (match) => {
      const { id } = match.route;
      return [id, await match.resolve(async () => (asked.includes(id) ? readData(await answer, id) : null))];
    });
    return Object.fromEntries(await Promise.all(results));
  };
}

/** Fetches what one route of a page shows. */
export async function fetchRouteData(
  address: string,
  route: string,
  signal: AbortSignal,
  fetchPage: FetchPage,
): Promise<unknown> {
  const request = new Request(address, { signal });
  return readData(await fetchData(request, [route], [], fetchPage), route);
}

/** The address of a page's data; without names, that of all routes. */
export function dataAddress(page: string, routes?: readonly string[]): URL {
  const url = new URL(page, window.location.href);
  url.pathname += url.pathname.endsWith("/") ? "_.data" : ".data";
  url.hash = "";
  if (routes) url.searchParams.set("_routes", routes.join());
  return url;
}

export async function readStream(stream: ReadableStream<Uint8Array>): Promise<unknown> {
  return (await decodeViaTurboStream(stream, window)).value;
}

async function fetchData(
  { url, signal }: Request,
  asked: readonly string[],
  all: readonly string[],
  fetchPage: FetchPage,
): Promise<PageData> {
  const address = dataAddress(url, asked.length === all.length ? undefined : asked);
  const response = await fetchPage(new Request(address, { signal }));
  if (!response.body || (response.status >= 400 && !response.headers.has("X-Remix-Response")))
    throw new ErrorResponse(response.status, response.statusText, await response.text());
  return (await readStream(response.body)) as PageData;
}

function readData(answer: PageData, id: string): unknown {
  const moved = answer[redirectKey];
  if (moved) {
    const { redirect: location, status, reload, replace } = moved;
    throw redirect(location, {
      status,
      headers: {
        ...(reload && { "X-Remix-Reload-Document": "yes" }),
        ...(replace && { "X-Remix-Replace": "yes" }),
      },
    });
  }
  const result = answer[id];
  if (result && "data" in result) return result.data;
  throw result ? result.error : new Error(`The server's answer has nothing for ${id}.`);
}
