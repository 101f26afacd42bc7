import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import type { Database } from "#server/database/database.ts";
import type { App } from "#server/http/app-type.ts";
import type { Endurance } from "#server/http/endurance.ts";
import { LocalMediaStore } from "#server/media/local-media-store.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

export type TestApp = Readonly<{
  app: App;
  database: Database;
  databaseUrl: string;
  mediaDir: string;
  close: () => Promise<void>;
}>;

/** The real server on a database of its own, without a port and without limits: requests are injected. */
export async function createTestApp(
  environment: NodeJS.ProcessEnv = {},
  store?: TestDatabase,
  endures: Partial<Endurance> = {},
): Promise<TestApp> {
  const { database, url: databaseUrl, drop } = store ?? (await createTestDatabase());
  const mediaDir = await mkdtemp(join(tmpdir(), "mithila-ghar-media-"));
  const media = await LocalMediaStore.open(mediaDir);
  const config = readConfig({ PUBLIC_URL: "http://site.test", RATE_LIMITS: "off", ...environment });
  const logger = pino({ level: "silent" });
  const app = await buildApp(config, { database, databaseUrl, media, mediaDir, logger, endures });
  return {
    app,
    database,
    databaseUrl,
    mediaDir,
    async close() {
      await app.close();
      await drop();
      await rm(mediaDir, { recursive: true });
    },
  };
}
