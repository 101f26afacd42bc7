import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { compileCheckedSerializer } from "#server/platform/http/response-serializer.ts";
import type { ServerLimits } from "#server/platform/http/server-limits.ts";
import { ImageWorker } from "#server/platform/media/image-worker.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { openTestMedia, type TestMedia } from "./test-media.ts";

export type TestApp = Readonly<{
  app: App;
  database: Database;
  databaseUrl: string;
  media: MediaStore;
  close: () => Promise<void>;
}>;

/** Its process exits with the test worker. */
const imageWorker = new ImageWorker();

/** The real app with its own database, without a port and without rate limits by default. */
export async function createTestApp(
  environment: NodeJS.ProcessEnv = {},
  testDatabase?: TestDatabase,
  serverLimits: Partial<ServerLimits> = {},
  testMedia?: TestMedia,
  logger: FastifyBaseLogger = pino({ level: "silent" }),
): Promise<TestApp> {
  const { database, url: databaseUrl, drop } = testDatabase ?? (await createTestDatabase());
  const { media, close: closeMedia } = testMedia ?? (await openTestMedia());
  const config = readConfig({ PUBLIC_URL: "http://site.test", RATE_LIMITS: "off", ...environment });
  const app = await buildApp(config, {
    database,
    listenUrl: databaseUrl,
    media,
    logger,
    serverLimits,
    imageWorker,
    serializerCompiler: compileCheckedSerializer,
  });
  return {
    app,
    database,
    databaseUrl,
    media,
    async close() {
      await app.close();
      await drop();
      await closeMedia();
    },
  };
}
