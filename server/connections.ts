import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./platform/config.ts";
import { connect, type Database } from "./platform/database/database.ts";

export type Connections = Readonly<{
  database: Database;
  replica: Database | undefined;
  listenUrl: string;
  close: () => Promise<void>;
}>;

/** What each process of the server opens for itself. `url` is that of `DATABASE_URL` or of the embedded database. */
export function openConnections(config: Config, url: string, logger: FastifyBaseLogger): Connections {
  // Only the message: the driver's error carries its client with all statements.
  const logIdleError = ({ message }: Error) =>
    logger.warn({ reason: message }, "an idle database connection broke");
  const { databaseListenUrl: directUrl, databaseReadUrl } = config;
  const database = connect(url, logIdleError, { directUrl });
  const replica = databaseReadUrl ? connect(databaseReadUrl, logIdleError) : undefined;
  return {
    database,
    replica,
    listenUrl: directUrl ?? url,
    async close() {
      await replica?.destroy();
      await database.destroy();
    },
  };
}
