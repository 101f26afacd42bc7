import { parseBody } from "#web/admin/calls/parse-body.ts";
import { callTaggedAsAdmin } from "#web/admin/session/call-as-admin.ts";

/** A row as it was loaded, and its version; null where another API host tells none. */
export type TaggedRow<Row> = Readonly<{ row: Row; etag: string | null }>;

export async function fetchTagged<Row>(
  path: string,
  read: (answer: unknown) => Row,
): Promise<TaggedRow<Row>> {
  const { body, etag } = await callTaggedAsAdmin({ method: "GET", path });
  return { row: parseBody(read, body), etag };
}

/** Makes the server refuse a change of a row that is no longer this version. */
export function ifMatch(etag: string | null): Readonly<Record<string, string>> {
  return etag === null ? {} : { "if-match": etag };
}
