import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId } from "react";
import { LangText } from "#web/ui/lang-text.tsx";
import { fieldName } from "./document-values.ts";
import { ItemButtons } from "./item-buttons.tsx";
import type { TreeEditorState } from "./use-tree-editor.ts";

type Props = Readonly<{
  state: Pick<TreeEditorState, "items" | "lists">;
  /** The list's name in the form. */
  list: string;
  id: string;
  position: number;
  name: string;
  /** Beside the name, or below it where a long one has no room. */
  summary: ReactNode;
  hasLongSummary?: boolean;
  /** The fields, by the item's name in the form. */
  children: (item: string) => ReactNode;
}>;

/** An item of a list that opens to edit it. */
export function FormListItem({ state, list, id, position, name, summary, hasLongSummary, children }: Props) {
  const { items, lists } = state;
  const bodyId = useId();
  const item = fieldName(list, id);
  const isOpen = items.isOpen(item);
  return (
    <li className="min-w-0 rounded-md border border-line bg-surface">
      <div className={`flex flex-wrap items-center ${hasLongSummary ? "justify-end" : ""}`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => items.toggle(item, !isOpen)}
          className={`touch flex min-w-0 grow items-center gap-x-3 px-3 py-2 text-left ${hasLongSummary ? "basis-60 flex-wrap" : "basis-40"}`}
        >
          <span className={`min-w-0 grow font-semibold wrap-anywhere ${hasLongSummary ? "basis-48" : ""}`}>
            <LangText>{name}</LangText>
          </span>
          {summary}
          <ChevronDown
            aria-hidden
            className={`size-5 shrink-0 text-ink-soft transition-transform duration-fast ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
        <ItemButtons
          name={name}
          position={position}
          total={lists.idsOf(list).length}
          onMove={(to) => lists.move(list, position, to)}
          onRemove={() => lists.remove(list, id, name)}
        />
      </div>
      <div id={bodyId} hidden={!isOpen} className="border-line border-t p-4">
        {isOpen && children(item)}
      </div>
    </li>
  );
}
