import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { seedDemo } from "#server/demo/seed.ts";
import { readConfig } from "#server/platform/config.ts";
import { connect } from "#server/platform/database/database.ts";
import { startCluster } from "#server/platform/database/embedded/cluster.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { LocalMediaStore } from "#server/platform/media/local-media-store.ts";
import { measureAlone } from "./alone.ts";
import { collectPageRoutes, collectPublicReads } from "./collect-routes.ts";
import type { Measurement } from "./measurement.ts";
import { seedProperties } from "./seed-properties.ts";
import { measureDurationMs, median } from "./timing.ts";
import { worstInputs } from "./worst-inputs.ts";

type App = Pick<FastifyInstance, "inject" | "close">;

const rows = 10_000;
const rounds = 7;
/** One small query and a short response. */
const cheapInput = "/api/features/";
const maxShownInput = 60;

/** What each public GET route costs at its worst: the time of one request without the cache, and its ratio to a cheap one. */
export async function measurePublicReads(folder: string): Promise<Measurement[]> {
  // The site is loaded by `buildApp`, in this process.
  process.env.NODE_ENV = "production";
  const cluster = await startCluster(join(folder, "database"), () => undefined);
  const database = connect(cluster.databaseUrl, () => undefined);
  try {
    await migrate(database);
    const media = await LocalMediaStore.open(join(folder, "media"));
    await seedDemo(database, media);
    await seedProperties(cluster.databaseUrl, rows);
    const config = readConfig({ PUBLIC_URL: "http://site.test", RATE_LIMITS: "off", NODE_ENV: "production" });
    const dependencies = {
      database,
      listenUrl: cluster.databaseUrl,
      media,
      logger: pino({ level: "silent" }),
    };
    // By its address, because the types of its requests do not fit those of browsers, which other benchmarks need.
    const { buildApp } = await import(new URL("../server/app.ts", import.meta.url).href);
    const { app, paths } = await collectPublicReads<App>(() => buildApp(config, dependencies));
    try {
      return await measureRoutes(app, [...paths, ...(await collectPageRoutes())]);
    } finally {
      await app.close();
    }
  } finally {
    await database.destroy();
    await cluster.stop();
  }
}

async function measureRoutes(app: App, routes: readonly string[]): Promise<Measurement[]> {
  const results: Readonly<{ route: string; input: string; ms: number; cheapMs: number; status: number }>[] =
    [];
  for (const route of routes.toSorted())
    for (const sent of worstInputs[route] ?? []) {
      const input = await followRedirect(app, sent);
      const [times, cheapTimes]: [number[], number[]] = [[], []];
      let status = 0;
      for (let round = 0; round <= rounds; round += 1) {
        const ms = await measureDurationMs(async () => {
          status = (await read(app, input, round)).statusCode;
        });
        const cheapMs = await measureDurationMs(() => read(app, cheapInput, round));
        // The first request compiles the code.
        if (round === 0) continue;
        times.push(ms);
        cheapTimes.push(cheapMs);
      }
      results.push({ route, input, ms: median(times), cheapMs: median(cheapTimes), status });
    }
  const byRoute = Map.groupBy(results, ({ route }) => route);
  return [...byRoute.values()].map((ofRoute): Measurement => {
    const [worst] = ofRoute.toSorted((one, other) => other.ms - one.ms);
    if (!worst) throw new Error("A route without an input");
    const input = decodeURIComponent(worst.input);
    const shown = input.length > maxShownInput ? `${input.slice(0, maxShownInput)}…` : input;
    return {
      name: worst.route,
      value: worst.ms / worst.cheapMs,
      unit: "×",
      details: `${worst.ms.toFixed(1)} ms, status ${worst.status}, ${shown}`,
    };
  });
}

/** Reads without the cache: pages by a header that only other requests have, the API by an unknown parameter. Neither changes more. */
function read(app: App, input: string, round: number) {
  const isPage = !/^\/(?:apis?|feeds|sitemap|share)\//.test(input);
  const separator = input.includes("?") ? "&" : "?";
  return app.inject({
    url: isPage ? input : `${input}${separator}uncached=${round}`,
    headers: { "accept-encoding": "br", ...(isPage && { authorization: "Bearer none" }) },
  });
}

/** The address that the input is sent to: a search is turned into filters. */
async function followRedirect(app: App, input: string): Promise<string> {
  const { statusCode, headers } = await read(app, input, 0);
  const isMoved = statusCode === 301 || statusCode === 302 || statusCode === 308;
  if (!isMoved) return input;
  const { pathname, search } = new URL(String(headers.location), "http://site.test");
  return pathname + search;
}

if (import.meta.main) await measureAlone(measurePublicReads);
