import autocannon from "autocannon";

export type LoadResult = Readonly<{ requestsPerSecond: number; p50Ms: number; p99Ms: number }>;

/** Each connection sends its next request as soon as the previous one is answered. A function gives each request its headers. */
export async function runHttpLoad(
  url: string,
  seconds: number,
  headers: Record<string, string> | (() => Record<string, string>) = {},
  connections = 10,
): Promise<LoadResult> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { "accept-encoding": "br", ...(typeof headers === "object" && headers) },
    ...(typeof headers === "function" && {
      requests: [
        { setupRequest: (request) => ({ ...request, headers: { ...request.headers, ...headers() } }) },
      ],
    }),
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} non-2xx responses, ${errors} errors`);
  return { requestsPerSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99 };
}
