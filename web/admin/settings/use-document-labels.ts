import { defaultSettings } from "#domain/settings/defaults.ts";
import { localText } from "#domain/settings/local-text.ts";
import { dayNames } from "#domain/settings/opening-hours.ts";
import { weekdays } from "#domain/settings/weekdays.ts";
import type { FieldLabels } from "#web/admin/editing/field-value-text.tsx";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useTextLabels } from "#web/admin/translations/use-text-labels.ts";
import {
  type Field,
  fieldName,
  itemTitle,
  type ListNode,
  listFields,
} from "#web/admin/tree-form/document-values.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { type DocumentName, documents } from "./documents.ts";
import { useFieldTranslation } from "./field-messages.ts";

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of a document's form, found by the names in its schema. */
export function useDocumentLabels(document: DocumentName) {
  const { t, messages } = useAdminTranslation();
  const language = useLanguage();
  const inLanguages = useTextLabels();
  const {
    messages: { fields, help, options },
  } = useFieldTranslation();
  const labels: Texts = { ...fields, texts: messages.settings.legalTexts };
  const find = (texts: Texts, key: string) => texts[document]?.[key] ?? texts.common?.[key];

  function label(key: string): string {
    const day = weekdays.find((weekday) => weekday === key);
    if (day) return dayNames[language][day];
    if (key === "opens" || key === "closes") return t(`settings.hours.${key}`);
    return find(labels, key) ?? key;
  }

  function option(key: string, value: string): string {
    const texts: Texts = options;
    return value === "" ? t("settings.none") : (texts[key]?.[value] ?? value);
  }

  /** Items of a list of fixed ids are known by them. */
  function nameOfId(id: string): string | undefined {
    const service = defaultSettings.services.items.find((item) => item.id === id);
    return service && localText(service.name, language);
  }

  function title(list: ListNode, item: string, values: EditorValues): string {
    const id = item.slice(item.lastIndexOf(":") + 1);
    return itemTitle(list, item, values, language) || nameOfId(id) || t("settings.list.unnamed");
  }

  function fullLabel({ key, within }: Field, values: EditorValues): string {
    const parents = within.map((part) =>
      "group" in part ? label(part.group) : title(part.list, part.item, values),
    );
    return [...parents, label(key)].join(" · ");
  }

  function labelsOf(field: Field, values: EditorValues): Readonly<Record<string, FieldLabels>> {
    const { name, key, node } = field;
    const full = fullLabel(field, values);
    if (node.kind === "texts") return inLanguages.texts({ [name]: full });
    if (node.kind === "list")
      return { [name]: { label: full, option: (id) => title(node, fieldName(name, id), values) } };
    return {
      [name]: { label: full, option: (value) => (node.kind === "choice" ? option(key, value) : value) },
    };
  }

  return {
    label,
    help: (key: string) => find(help, key) || undefined,
    option,
    title,
    nameOfId,
    /** The labels of all fields where they stand alone, in conflicts and in the history. `known` names items, also removed ones. */
    all: (values: EditorValues, known = values): Readonly<Record<string, FieldLabels>> =>
      Object.assign(
        {},
        ...listFields(documents[document].tree, values).map((field) => labelsOf(field, known)),
      ),
  };
}
