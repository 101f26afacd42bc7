import { formatDate } from "#domain/calendar/format-date.ts";
import { isLanguage } from "#domain/language.ts";
import type { FieldTree } from "#domain/settings/field-tree.ts";
import type { FieldLabels } from "#web/admin/editing/field-value-text.tsx";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useTextLabels } from "#web/admin/translations/use-text-labels.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { type Field, fieldName, itemTitle, listFields } from "./document-values.ts";

/** Undefined for a value that is shown as it is. */
type OptionLabel = (key: string, value: string) => string | undefined;

/**
 * What each field of an editor with lists is called where it stands alone, as in a conflict. `labels` are by the names of the tree,
 * `option` says what a chosen value is called.
 */
export function useTreeLabels(
  tree: FieldTree,
  labels: Readonly<Record<string, string>>,
  option: OptionLabel = () => undefined,
): (values: EditorValues) => Readonly<Record<string, FieldLabels>> {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const inLanguages = useTextLabels();

  const optionOf = (key: string) => (value: string) => {
    if (key === "language" && isLanguage(value)) return t(`editing.texts.names.${value}`);
    if (key.endsWith("_on") || key.endsWith("_until")) return formatDate(value, language) ?? value;
    return option(key, value) ?? value;
  };

  function labelsOf({ name, key, node, within }: Field, values: EditorValues) {
    const parents = within.flatMap((part) =>
      "item" in part ? itemTitle(part.list, part.item, values, language) : [],
    );
    const label = [...parents.filter(Boolean), labels[key] ?? key].join(" · ");
    if (node.kind === "texts") return inLanguages.texts({ [name]: label });
    if (node.kind === "list")
      return {
        [name]: { label, option: (id: string) => itemTitle(node, fieldName(name, id), values, language) },
      };
    return { [name]: { label, option: optionOf(key) } };
  }

  return (values) => Object.assign({}, ...listFields(tree, values).map((field) => labelsOf(field, values)));
}
