import * as z from "zod/mini";
import { loadDraft, writeDraft } from "#web/forms/form-draft.ts";
import { type Baseline, type EditorValues, isSameValue, type Version } from "./form-values.ts";
import { isPictures } from "./merge-edits.ts";

const textsSchema = z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())]));

/** Stores unsaved values in the tab's session storage, so that they survive a reload and a login. Pictures are left out. */
export function saveEditorDraft<Values extends EditorValues, Row>(
  name: string,
  { row, etag, values }: Baseline<Values, Row>,
): void {
  const texts = Object.entries(values).filter(([, value]) => !isPictures(value));
  writeDraft(name, {
    row: JSON.stringify(row),
    values: JSON.stringify(Object.fromEntries(texts)),
    ...(etag !== null && { etag }),
  });
}

/** Returns the version that was edited with the draft's values. Null if there is no draft, or it changes nothing. */
export function loadEditorDraft<Values extends EditorValues, Row>(
  name: string,
  readRow: (stored: unknown) => Row,
  toBaseline: (version: Version<Row>) => Baseline<Values, Row>,
): Baseline<Values, Row> | null {
  const draft = loadDraft(name);
  if (!draft) return null;
  try {
    const stored: unknown = JSON.parse(draft.row ?? "null");
    const row = stored === null ? null : readRow(stored);
    const baseline = toBaseline({ row, etag: draft.etag ?? null });
    const start = baseline.values;
    const texts = textsSchema.parse(JSON.parse(draft.values ?? "{}"));
    const changed = Object.entries(texts).filter(
      ([field, value]) => isSameKind(start[field], value) && !isSameValue(start[field], value),
    );
    if (changed.length === 0) return null;
    return { ...baseline, values: { ...start, ...Object.fromEntries(changed) } };
  } catch {
    return null;
  }
}

/** Rejects values of fields whose type differs in the version of the site that stored the draft. */
function isSameKind(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other) && !isStoredPictures(one);
}

function isStoredPictures(value: unknown): boolean {
  return Array.isArray(value) && value.some((item) => typeof item === "object");
}
