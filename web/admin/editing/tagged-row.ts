import { callTaggedAsAdmin } from "#web/admin/session/call-as-admin.ts";
import type { ResponseSchema } from "#web/api/request.ts";

/** A row and its ETag, which is null if another API host sends none. */
export type TaggedRow<Row> = Readonly<{ row: Row; etag: string | null }>;

export async function fetchTagged<Row>(
  path: string,
  schema: ResponseSchema<Row>,
  headers: Readonly<Record<string, string>> = {},
): Promise<TaggedRow<Row>> {
  const { body: row, etag } = await callTaggedAsAdmin({ method: "GET", path, headers }, schema);
  return { row, etag };
}

/** Makes the server reject the change if the row has another version by now. */
export function ifMatch(etag: string | null): Readonly<Record<string, string>> {
  return etag === null ? {} : { "if-match": etag };
}
