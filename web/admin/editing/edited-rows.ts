import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import type { ResponseSchema } from "#web/api/request.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";
import { fetchTagged, ifMatch, type TaggedRow } from "./tagged-row.ts";

/** Rows that an editor loads and saves. */
export type EditedRows<Row> = Readonly<{
  /** The first part of their query keys. */
  resource: string;
  /** Where they are in the API, and where new ones are added. */
  pathOf: (id: number | null) => string;
  schema: ResponseSchema<Row>;
}>;

export function editedRows<Row>(
  resource: string,
  path: string,
  schema: ResponseSchema<Row>,
): EditedRows<Row> {
  return { resource, pathOf: (id) => (id === null ? path : `${path}${id}/`), schema };
}

/** A part of a row that is edited as a whole. It has the id of the row. */
export function editedPart<Part extends object>(
  resource: string,
  path: string,
  id: number,
  schema: ResponseSchema<Part>,
): EditedRows<Part & Readonly<{ id: number }>> {
  return { resource, pathOf: () => path, schema: { parse: (body) => ({ ...schema.parse(body), id }) } };
}

export function loadRow<Row>({ pathOf, schema }: EditedRows<Row>, id: number): Promise<TaggedRow<Row>> {
  return fetchTagged(pathOf(id), schema);
}

/** `row` and `etag` are the version that was edited; a new row has neither. */
type SaveRequest = Readonly<{
  row: Readonly<{ id: number }> | null;
  etag: string | null;
  input: object;
  attempt: SubmissionAttempt;
}>;

export async function saveRow<Row>({ pathOf }: EditedRows<Row>, request: SaveRequest): Promise<void> {
  const { row, etag, input: body, attempt } = request;
  await callAsAdmin({
    method: row ? "PUT" : "POST",
    path: pathOf(row?.id ?? null),
    body,
    headers: { ...attempt.getIdempotencyHeaders(body), ...ifMatch(etag) },
  });
}

/** The options of `useEditor` that follow from where the rows are. */
export function editorOptions<Row>(rows: EditedRows<Row>) {
  return {
    resource: rows.resource,
    readRow: rows.schema.parse,
    save: (request: SaveRequest) => saveRow(rows, request),
  };
}
