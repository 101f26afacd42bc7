import { type Unit, unitNames } from "#domain/estimates/units.ts";
import type { FieldTree } from "#domain/settings/field-tree.ts";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { useTreeLabels } from "#web/admin/tree-form/use-tree-labels.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

/** What each field of an editor with lines of work is called where it stands alone. */
export function useWorkLabels(tree: FieldTree) {
  const { messages } = useEstimateTranslation();
  const language = useLanguage();
  return useTreeLabels(tree, messages.fields, (key, value) =>
    key === "unit" && value in unitNames ? unitNames[value as Unit][language] : undefined,
  );
}
