import { sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "#server/platform/database/database.ts";
import type { App } from "./app-type.ts";

const statusSchema = z.object({ status: z.enum(["ok", "unavailable"]) });

/** For supervisors and load balancers. */
export function healthRoutes(app: App, database: Database): void {
  app.get(
    "/healthz",
    {
      config: { access: "public" },
      schema: { summary: "The process is alive", tags: ["health"], response: { 200: statusSchema } },
    },
    async () => ({ status: "ok" as const }),
  );

  app.get(
    "/readyz",
    {
      config: { access: "public" },
      schema: {
        summary: "The server can do its work",
        tags: ["health"],
        response: { 200: statusSchema, 503: statusSchema },
      },
    },
    async (_request, reply) => {
      try {
        await sql`select 1`.execute(database);
        return { status: "ok" as const };
      } catch {
        return reply
          .code(503)
          .header("retry-after", "5")
          .send({ status: "unavailable" as const });
      }
    },
  );
}
