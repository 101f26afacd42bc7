import ChevronDown from "lucide-react/icons/chevron-down";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { fieldName, type ListNode } from "#web/admin/tree-form/document-values.ts";
import { randomKey } from "#web/api/random-key.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { SortHandle, sortPosition } from "#web/ui/sort-handle.tsx";
import { documents } from "./documents.ts";
import type { DocumentFormState } from "./use-document-form.ts";

type Props = Readonly<{
  state: DocumentFormState;
  /** The list's name in the schema. */
  label: string;
  list: ListNode;
  /** The list's name in the form. */
  name: string;
  /** The fields of an item, by its name in the form. */
  children: (item: string) => ReactNode;
}>;

/** ST1: items that are added, removed with undo, and sorted by mouse, touch and keyboard. One opens to edit it. */
export function ItemList({ state, label: key, list, name, children }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const { named, labels, lists } = state;
  const [announcement, setAnnouncement] = useState("");
  const [target, setTarget] = useState<number | null>(null);
  const [addedId, setAddedId] = useState<string>();
  const ids = lists.idsOf(name);
  const titleOf = (id: string) => labels.title(list, fieldName(name, id), named.values);

  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined || from === to || to < 0 || to >= ids.length) return;
    lists.move(name, from, to);
    const place = { number: format.number(to + 1), total: format.number(ids.length) };
    setAnnouncement(t("settings.list.moved", { name: titleOf(id), ...place }));
  };
  const add = (id: string) => {
    state.items.toggle(lists.add(name, list, {}, id), true);
    setAddedId(id);
  };

  const { message } = named.list(name);
  return (
    <div className="grid gap-3">
      {ids.length === 0 && <p className="text-ink-soft">{t("settings.list.empty")}</p>}
      <ol className="grid gap-3">
        {ids.map((id, position) => (
          <Item
            key={id}
            state={state}
            list={name}
            item={fieldName(name, id)}
            title={titleOf(id)}
            position={position}
            total={ids.length}
            isTarget={position === target}
            isAdded={id === addedId}
            canRemove={!documents[state.name].isKept?.(id)}
            onDrag={setTarget}
            onMove={move}
            onRemove={() => lists.remove(name, id, titleOf(id))}
          >
            {children(fieldName(name, id))}
          </Item>
        ))}
      </ol>
      {message && <p className="text-danger-strong text-sm">{message}</p>}
      <div className="flex flex-wrap gap-2">
        {list.ids ? (
          list.ids
            .filter((id) => !ids.includes(id))
            .map((id) => (
              <AddButton
                key={id}
                label={t("settings.list.addItem", { name: labels.nameOfId(id) ?? id })}
                onPress={() => add(id)}
              />
            ))
        ) : (
          <AddButton
            label={t("settings.list.add")}
            fullLabel={t("settings.list.addNamed", { list: labels.label(key) })}
            onPress={() => add(randomKey())}
          />
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

type AddProps = Readonly<{ label: string; fullLabel?: string; onPress: () => void }>;

function AddButton({ label, fullLabel, onPress }: AddProps) {
  return (
    <SmallButton icon={<Plus />} aria-label={fullLabel} onClick={onPress}>
      {label}
    </SmallButton>
  );
}

type ItemProps = Readonly<{
  state: DocumentFormState;
  list: string;
  /** The item's name in the form. */
  item: string;
  title: string;
  position: number;
  total: number;
  isTarget: boolean;
  /** Whether it was just added, and gets the focus. */
  isAdded: boolean;
  canRemove: boolean;
  onDrag: (target: number | null) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}>;

function Item({
  state,
  item,
  title,
  isTarget,
  isAdded,
  canRemove,
  onRemove,
  children,
  ...sorted
}: ItemProps) {
  const { t } = useAdminTranslation();
  const id = useId();
  const isOpen = state.items.isOpen(item);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAdded) body.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, [isAdded]);
  return (
    <li
      {...sortPosition(sorted.list, sorted.position)}
      className={`min-w-0 rounded-md border bg-surface ${isTarget ? "border-indigo ring-2 ring-indigo" : "border-line"}`}
    >
      <div className="flex items-center">
        <SortHandle
          label={t("settings.list.move", { name: title })}
          help={t("settings.list.moveHelp")}
          {...sorted}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => state.items.toggle(item, !isOpen)}
          className={`touch flex min-w-0 grow items-center gap-2 text-left font-semibold ${canRemove ? "" : "pr-3"}`}
        >
          <span className="min-w-0 grow truncate">
            <LangText>{title}</LangText>
          </span>
          <ChevronDown
            aria-hidden
            className={`size-5 shrink-0 text-ink-soft transition-transform duration-fast ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
        {canRemove && (
          <IconButton label={t("settings.list.remove", { name: title })} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      <div id={id} ref={body} hidden={!isOpen} className="border-line border-t p-4 sm:p-5">
        {isOpen && <div className="grid gap-5">{children}</div>}
      </div>
    </li>
  );
}
