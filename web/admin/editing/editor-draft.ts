import * as z from "zod/mini";
import { loadDraft, removeDraft, writeDraft } from "#web/forms/form-draft.ts";
import { type EditorValues, isSameValue } from "./form-values.ts";
import { isPictures } from "./merge-edits.ts";

/** What the draft was written on, and what was written. */
export type EditorDraft<Values, Row> = Readonly<{ row: Row | null; etag: string | null; values: Values }>;

const textsSchema = z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())]));

/**
 * Keeps what is written in an editor for this tab and this account, so that the end of a session or a reload loses none
 * of it. Pictures that were just picked can't be kept there.
 */
export function saveEditorDraft<Values extends EditorValues, Row>(
  name: string,
  { row, etag, values }: EditorDraft<Values, Row>,
): void {
  const texts = Object.entries(values).filter(([, value]) => !isPictures(value));
  writeDraft(name, {
    row: JSON.stringify(row),
    values: JSON.stringify(Object.fromEntries(texts)),
    ...(etag !== null && { etag }),
  });
}

/** A draft that says something other than the row it was written on; null for none, or one that can't be read. */
export function readEditorDraft<Values extends EditorValues, Row>(
  name: string,
  readRow: (stored: unknown) => Row,
  valuesOf: (row: Row | null) => Values,
): EditorDraft<Values, Row> | null {
  const kept = loadDraft(name);
  if (!kept) return null;
  try {
    const stored: unknown = JSON.parse(kept.row ?? "null");
    const row = stored === null ? null : readRow(stored);
    const start = valuesOf(row);
    const texts = textsSchema.parse(JSON.parse(kept.values ?? "{}"));
    const written = Object.entries(texts).filter(
      ([field, value]) => sameKind(start[field], value) && !isSameValue(start[field], value),
    );
    if (written.length === 0) return null;
    return { row, etag: kept.etag ?? null, values: { ...start, ...Object.fromEntries(written) } };
  } catch {
    return null;
  }
}

export const dropEditorDraft = removeDraft;

/** Of another version of the site, a field may have become something else. */
function sameKind(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other) && !isStoredPictures(one);
}

function isStoredPictures(value: unknown): boolean {
  return Array.isArray(value) && value.some((item) => typeof item === "object");
}
