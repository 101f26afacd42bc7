import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";

const typingPauseMs = 150;

type Texts = Readonly<{
  label: string;
  /** Tells screen readers how many there are. */
  found: (count: number) => string;
  /** Shown if nothing matches. Without it, the list stays closed. */
  none?: string;
  failed?: string;
}>;

type Props<Item> = Readonly<{
  /** The text field that the suggestions belong to. */
  input: HTMLInputElement;
  query: string;
  /** Must be the same function as long as it finds the same. */
  find: (query: string) => Promise<readonly Item[]>;
  keyOf: (item: Item) => string;
  texts: Texts;
  /** The first one is active, so that Enter chooses it. Otherwise Enter submits the text until one is chosen. */
  isFirstActive?: boolean;
  onChoose: (item: Item) => void;
  children: (item: Item) => ReactNode;
}>;

/** The list of a combobox (ARIA's list autocomplete): the focus stays in the text field. */
export function SuggestionList<Item>(props: Props<Item>) {
  const { input, query, find, keyOf, texts, isFirstActive = false, onChoose, children } = props;
  const listId = useId();
  const answer = useAnswer(query.trim(), find);
  const [closedQuery, setClosedQuery] = useState("");
  const [activeKey, setActiveKey] = useState<string>();
  const isAnswered = answer !== undefined && query.trim() !== "" && closedQuery !== query;
  const items = isAnswered ? answer.items : [];
  const active = items.find((item) => keyOf(item) === activeKey) ?? (isFirstActive ? items[0] : undefined);
  const failure =
    isAnswered && items.length === 0 ? (answer.hasFailed ? texts.failed : texts.none) : undefined;
  const isOpen = items.length > 0 || failure !== undefined;
  const optionId = (item: Item) => `${listId}-${keyOf(item)}`;
  const close = () => setClosedQuery(query);
  const choose = (item: Item) => {
    close();
    onChoose(item);
  };
  const activate = (item: Item | undefined) => setActiveKey(item && keyOf(item));

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    const index = active ? items.indexOf(active) : -1;
    if (event.key === "ArrowDown") activate(items[index + 1] ?? items[0]);
    else if (event.key === "ArrowUp") activate(items.at(index < 0 ? -1 : index - 1));
    else if (event.key === "Enter" && active) choose(active);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onBlur = useEffectEvent(close);
  useEffect(() => {
    const stopListening = new AbortController();
    const { signal } = stopListening;
    input.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    input.addEventListener("blur", () => onBlur(), { signal });
    return () => stopListening.abort();
  }, [input]);

  const activeId = active ? optionId(active) : "";
  const isExpanded = items.length > 0;
  useEffect(() => {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", listId);
    input.setAttribute("aria-expanded", String(isExpanded));
    if (activeId === "") input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [input, listId, activeId, isExpanded]);

  return (
    <>
      <span
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-30 mt-1.5 block max-h-80 min-w-64 overflow-y-auto overscroll-contain rounded-md border border-line-strong bg-surface py-1 shadow-lg"
      >
        <span id={listId} role="listbox" aria-label={texts.label} className="block">
          {items.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys.
            <span
              key={keyOf(item)}
              id={optionId(item)}
              role="option"
              tabIndex={-1}
              aria-selected={item === active}
              // The focus stays in the text field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(item)}
              className="flex min-h-touch cursor-pointer select-none flex-col justify-center px-4 py-1.5 leading-snug hover:bg-sunken aria-selected:bg-sunken"
            >
              {children(item)}
            </span>
          ))}
        </span>
        {failure && <span className="block px-4 py-3 text-ink-soft">{failure}</span>}
      </span>
      <span role="status" className="sr-only">
        {items.length > 0 ? texts.found(items.length) : failure}
      </span>
    </>
  );
}

type Answer<Item> = Readonly<{ items: readonly Item[]; hasFailed: boolean }>;

/** The answer to the last query that was answered, so that the list does not flicker while the next one is under way. */
function useAnswer<Item>(query: string, find: (query: string) => Promise<readonly Item[]>) {
  const [answer, setAnswer] = useState<Answer<Item>>();
  useEffect(() => {
    if (query === "") return setAnswer(undefined);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const next = await find(query).then(
        (items) => ({ items, hasFailed: false }),
        () => ({ items: [], hasFailed: true }),
      );
      if (isCurrent) setAnswer(next);
    }, typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, find]);
  return answer;
}
