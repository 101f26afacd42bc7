import { readDecimal } from "#domain/estimates/decimals.ts";
import type { Section } from "#domain/estimates/estimate-content.ts";
import type { FieldTree } from "#domain/settings/field-tree.ts";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { toDocument } from "#web/admin/tree-form/document-values.ts";

/** CN6: a line of a variation names the agreed line that it removes. */
export type TypedLine = Section["lines"][number] & Readonly<{ removes?: string }>;
export type TypedSection = Omit<Section, "lines"> & Readonly<{ lines: TypedLine[] }>;

/** The sections while they are typed: what can't be read yet counts as nothing. */
export function readSections(tree: FieldTree, values: EditorValues): TypedSection[] {
  const { sections } = toDocument(tree, values) as { sections: TypedSection[] };
  return sections.map((section) => ({
    ...section,
    lines: section.lines.map((typed) => ({
      ...typed,
      quantity: readDecimal(typed.quantity) ?? "0",
      rate: readDecimal(typed.rate) ?? "0",
      measurements: typed.measurements.map((row) => ({
        ...row,
        number: readDecimal(row.number) ?? "",
        length: readDecimal(row.length) ?? "",
        breadth: readDecimal(row.breadth) ?? "",
        height: readDecimal(row.height) ?? "",
      })),
    })),
  }));
}
