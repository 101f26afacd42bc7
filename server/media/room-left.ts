import { statfs } from "node:fs/promises";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problem.ts";

/** Left to PostgreSQL: out of room for its journal it stops altogether, and nothing could be read any more. */
const reserve = 48 * 1024 * 1024;

/** Refuses what would be stored while there is still room to go on reading, deleting and logging in. */
export function refuseWithoutRoom(app: App, folder: string): void {
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.form === undefined) return;
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < reserve) throw new Problem("storage_full");
  });
}
