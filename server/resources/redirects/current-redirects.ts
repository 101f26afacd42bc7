import type { FastifyBaseLogger } from "fastify";
import { isReservedPath } from "#domain/redirects/reserved-paths.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Snapshot } from "#server/platform/database/snapshot.ts";
import { type RedirectRow, selectRedirects } from "./repository.ts";

type RedirectsSnapshot = Snapshot<RedirectRow, ReadonlyMap<string, RedirectRow>>;
export type CurrentRedirects = Pick<RedirectsSnapshot, "read">;

/** IM9: all short addresses by their path, in memory. */
export function openRedirects(
  database: Database,
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<RedirectsSnapshot> {
  return Snapshot.open({
    name: "the redirects",
    tag: "redirects",
    readRows: () => selectRedirects(database).orderBy("id").execute(),
    // A release may have added a page where there was none.
    parse: (rows: readonly RedirectRow[]) =>
      new Map(rows.filter(({ path }) => !isReservedPath(path)).map((row) => [row.path, row])),
    log,
    // No cached response shows them.
    onReplaced: () => undefined,
  });
}
