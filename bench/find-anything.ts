import { join } from "node:path";
import { parseArgs } from "node:util";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { foundListSchema } from "#domain/find/find.ts";
import { tokenPairSchema } from "#domain/session/session.ts";
import { readConfig } from "#server/platform/config.ts";
import { connect, type Database } from "#server/platform/database/database.ts";
import { startCluster } from "#server/platform/database/embedded/cluster.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { LocalMediaStore } from "#server/platform/media/local-media-store.ts";
import { createAccount } from "#server/platform/session/accounts.ts";
import { measureAlone } from "./alone.ts";
import type { Measurement } from "./measurement.ts";
import { seedPeople } from "./seed-people.ts";
import { seedProperties } from "./seed-properties.ts";
import { measureDurationMs, median } from "./timing.ts";

type App = Pick<FastifyInstance, "inject" | "close">;
type Role = "admin" | "agent";

/** DY3 */
const maxMs = 20;
const password = "bench-password-of-staff";
const texts = {
  "first name of many": "sita",
  "beginning of a name": "sit",
  "first and last name": "Sita Karna",
  "name of few": "zubaida",
  "name in Devanagari": "सीता कर्ण",
  "name of one script in the other": "लक्ष्मी gurung",
  "name of nobody": "Xavier Quixote",
  "whole number": "+977 980 0012345",
  "number in Devanagari digits": "९८०००१२३४५",
  "beginning of a number": "98000123",
  "whole e-mail": "person12344@example.com",
  "beginning of an e-mail": "person1234",
  "common word of listings": "garden",
  "rare word of listings": "lotus",
  "number of a listing": "123456",
  "town in Devanagari": "जनकपुर",
  "word of a next step": "about the price",
  "words that nothing has": "submarine harbour",
} as const;

/** DY3: the search of everything, by admins, who find all, and by an agent, who finds a hundredth of the leads. */
export async function measureFind(
  folder: string,
  { listings, people, rounds }: Readonly<{ listings: number; people: number; rounds: number }>,
): Promise<Measurement[]> {
  const cluster = await startCluster(join(folder, "database"), () => undefined);
  const database = connect(cluster.databaseUrl, () => undefined);
  try {
    await migrate(database);
    const accounts = {
      admin: await addAccount(database, "admin"),
      agent: await addAccount(database, "agent"),
    };
    await seedProperties(cluster.databaseUrl, listings);
    await seedPeople(cluster.databaseUrl, people, accounts.agent);
    const media = await LocalMediaStore.open(join(folder, "media"));
    const config = readConfig({ PUBLIC_URL: "http://site.test", RATE_LIMITS: "off", NODE_ENV: "production" });
    // By its address, because the types of its requests do not fit those of browsers, which other benchmarks need.
    const { buildApp } = await import(new URL("../server/app.ts", import.meta.url).href);
    const app: App = await buildApp(config, {
      database,
      listenUrl: cluster.databaseUrl,
      media,
      logger: pino({ level: "silent" }),
    });
    try {
      return [...(await measureAs(app, "admin", rounds)), ...(await measureAs(app, "agent", rounds))];
    } finally {
      await app.close();
    }
  } finally {
    await database.destroy();
    await cluster.stop();
  }
}

async function addAccount(database: Database, role: Role): Promise<number> {
  const rights = { isAdmin: role === "admin", isAgent: role === "agent", canSeePapers: false };
  await createAccount(database, { username: role, password, ...rights });
  const account = database.selectFrom("accounts").select("id").where("username", "=", role);
  return (await account.executeTakeFirstOrThrow()).id;
}

async function measureAs(app: App, role: Role, rounds: number): Promise<Measurement[]> {
  const login = await app.inject({
    method: "POST",
    url: "/api/token/",
    payload: { username: role, password },
  });
  const headers = { authorization: `Bearer ${tokenPairSchema.parse(login.json()).access}` };
  const measurements: Measurement[] = [];
  for (const [name, q] of Object.entries(texts)) {
    const url = `/api/find/?${new URLSearchParams({ q })}`;
    let found = "";
    const durationsMs: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const ms = await measureDurationMs(async () => {
        const { results } = foundListSchema.parse((await app.inject({ url, headers })).json());
        found = Object.entries(Object.groupBy(results, ({ kind }) => kind))
          .map(([kind, ofKind]) => `${ofKind.length} ${kind}`)
          .join(", ");
      });
      // The first one reads the disk and compiles the code.
      if (round > 0) durationsMs.push(ms);
    }
    const [fastest, slowest] = [Math.min(...durationsMs), Math.max(...durationsMs)].map((ms) =>
      ms.toFixed(1),
    );
    measurements.push({
      name: `find: ${name}, ${role}`,
      value: median(durationsMs),
      unit: "ms",
      target: { max: maxMs },
      details: `${q}: ${found || "nothing"}; ${fastest} to ${slowest} ms`,
    });
  }
  return measurements;
}

/** `node bench/find-anything.ts` alone, or with `--listings 10000 --people 2000` for a short one. */
if (import.meta.main) {
  const { listings, people } = parseArgs({
    options: {
      listings: { type: "string", default: "1000000" },
      people: { type: "string", default: "200000" },
    },
  }).values;
  const sizes = { listings: Number(listings), people: Number(people), rounds: 25 };
  await measureAlone((folder) => measureFind(folder, sizes));
}
