import type { FieldTree } from "#domain/settings/field-tree.ts";
import type { TranslatedFields } from "#domain/translations.ts";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { lineNode } from "#web/admin/tree-form/line-node.ts";

export const rateTexts = {
  note: { kind: "line", maxLength: "title", isOptional: true },
  source: { kind: "line", maxLength: "name" },
} as const satisfies TranslatedFields;

const line = lineNode();

export const rateTree: FieldTree = {
  kind: line,
  province: line,
  local_level_kind: line,
  beneficiary: line,
  value: line,
  note: { kind: "texts", field: rateTexts.note },
  valid_from: line,
  valid_until: line,
  source: { kind: "texts", field: rateTexts.source },
  source_url: line,
};

/** A loan is named by its note, as are buyers who have no name in the list. */
export function isNamedByNote({ kind, beneficiary }: EditorValues): boolean {
  return kind === "loan_interest" || (kind === "reduction" && beneficiary === "others");
}
