import type { NamedFields } from "#web/admin/editing/use-editor-form.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { randomKey } from "#web/api/random-key.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { moveItem } from "#web/ui/file-rules.ts";
import { showToast } from "#web/ui/toast.ts";
import { documentValues, fieldName, itemTitle, type ListNode } from "./document-values.ts";

const undoDurationMs = 10_000;

/** The lists of a form, by their names in it: items are added, removed with undo, and moved. */
export function useFormLists(named: NamedFields) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  // Not those of the last rendering: an undo comes seconds later.
  const currentIds = (list: string) => (named.getValues()[list] ?? []) as readonly string[];
  return {
    idsOf: (list: string) => (named.values[list] ?? []) as readonly string[],
    titleOf: (list: string, node: ListNode, id: string) =>
      itemTitle(node, fieldName(list, id), named.values, language) || t("settings.list.unnamed"),
    /** Returns the item's name in the form. */
    add(list: string, node: ListNode, initial: object = {}, id = randomKey()): string {
      const item = fieldName(list, id);
      for (const [name, value] of Object.entries(documentValues(node.fields, initial, item)))
        named.set(name, value);
      named.set(list, [...currentIds(list), id]);
      return item;
    },
    remove(list: string, id: string, title: string) {
      const position = currentIds(list).indexOf(id);
      named.set(
        list,
        currentIds(list).filter((other) => other !== id),
      );
      showToast({
        tone: "neutral",
        title: t("settings.list.removed", { name: title }),
        text: t("settings.list.removedText"),
        durationMs: undoDurationMs,
        action: {
          label: t("settings.list.undo"),
          onPress: () => named.set(list, currentIds(list).toSpliced(position, 0, id)),
        },
      });
    },
    move: (list: string, from: number, to: number) => named.set(list, moveItem(currentIds(list), from, to)),
  };
}
