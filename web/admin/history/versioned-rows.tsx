import type { HistoryKind } from "#domain/history/entry.ts";
import { rateSchema } from "#domain/rates/rate.ts";
import type { FieldLabels } from "#web/admin/editing/field-value-text.tsx";
import { type EditorValues, isSameValue } from "#web/admin/editing/form-values.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { adminProjectSchema } from "#web/admin/projects/project-calls.ts";
import { projectValues } from "#web/admin/projects/project-form-data.ts";
import { useProjectFields } from "#web/admin/projects/use-project-fields.ts";
import { propertyValues } from "#web/admin/properties/property-form-data.ts";
import { usePropertyFields } from "#web/admin/properties/use-property-fields.ts";
import { rateTree } from "#web/admin/rates/rate-form-data.ts";
import { useRateFields } from "#web/admin/rates/use-rate-fields.ts";
import { documentValues } from "#web/admin/tree-form/document-values.ts";
import { loosePropertySchema } from "#web/compatibility/loose-property.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

type Row = Readonly<Record<string, unknown>>;
type Labels = Readonly<Record<string, FieldLabels>>;

/** How rows of a kind are shown field by field: as the form shows them. */
export type VersionedFields = Readonly<{ labels: Labels; valuesOf: (row: Row) => EditorValues }>;

/** LE7: the fields of each kind that staff edit, named as in its form. */
export function useVersionedFields(
  pictureKeys: readonly string[],
): (kind: HistoryKind) => VersionedFields | undefined {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const language = useLanguage();
  const names = {
    property: (number: number) => t("properties.form.fields.picture", { number: format.number(number) }),
    project: (number: number) => t("projects.form.fields.picture", { number: format.number(number) }),
  };
  const named = (nameOf: (number: number) => string) =>
    Object.fromEntries(pictureKeys.map((key, index) => [key, nameOf(index + 1)]));
  const properties: VersionedFields = {
    labels: usePropertyFields(named(names.property)),
    valuesOf: (row) => propertyValues(loosePropertySchema.parse(row), language, names.property),
  };
  const projects: VersionedFields = {
    labels: useProjectFields(named(names.project)),
    valuesOf: (row) => projectValues(adminProjectSchema.parse(row), names.project),
  };
  const rates: VersionedFields = {
    labels: useRateFields(),
    valuesOf: (row) => ({
      ...documentValues(rateTree, rateSchema.parse(row)),
      checked_at: String(row.checked_at),
    }),
  };
  const kinds: Readonly<Partial<Record<HistoryKind, VersionedFields>>> = { properties, projects, rates };
  return (kind) => kinds[kind];
}

/** The names of the form's fields that differ between two versions. A picture that one lacks has no description there. */
export function changedFieldNames(before: EditorValues, after: EditorValues): string[] {
  return Object.keys({ ...before, ...after }).filter(
    (name) => !isSameValue(before[name] ?? "", after[name] ?? ""),
  );
}

/** Columns that the form shows under another name, or as one field. */
const fieldOfColumn: Readonly<Record<string, string>> = {
  latitude: "pin",
  longitude: "pin",
  pin_precision: "pin",
};

/** The labels of changed columns, each once. Texts of other languages and descriptions of pictures are one each. */
export function columnLabels(
  columns: readonly string[],
  labels: Labels | undefined,
  texts: Readonly<{ translations: string; descriptions: string }>,
): string[] {
  const found = columns.flatMap((column) => {
    if (column === "translations") return texts.translations;
    if (column.startsWith("alt:")) return texts.descriptions;
    const label = labels?.[fieldOfColumn[column] ?? column] ?? (column === "pictures" && labels?.images);
    return label ? label.label : [];
  });
  return [...new Set(found)];
}
