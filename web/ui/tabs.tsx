import { Tabs as Base } from "@base-ui/react/tabs";
import { type ReactNode, useRef } from "react";

type Tab<Value extends string = string> = Readonly<{
  value: Value;
  label: string;
  /** Shown after the label. */
  count?: string;
  isDisabled?: boolean;
  content: ReactNode;
}>;

type Props<Value extends string> = Readonly<{
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}>;

/** Mounts only the selected panel. On phones the row of tabs scrolls. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: Props<Value>) {
  // A press focuses the tab, which selects it, and then clicks it, before the page has followed.
  const focused = useRef<Value | null>(null);
  function select(next: Value, cause: string) {
    const isSecond = cause === "click" && focused.current === next;
    focused.current = cause.startsWith("focus") ? next : null;
    if (!isSecond) onChange(next);
  }
  return (
    <Base.Root value={value} onValueChange={(next, { event }) => select(next, event.type)}>
      <div className="-mx-1 overflow-x-auto px-1 pt-1 [scrollbar-width:none]">
        <Base.List aria-label={label} activateOnFocus className="flex w-max min-w-full border-line border-b">
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              disabled={tab.isDisabled ?? false}
              className="touch inline-flex items-center gap-2 whitespace-nowrap rounded-t-md px-3 font-semibold lg:px-2 lg:text-sm text-ink-soft transition-colors duration-fast hover:text-ink focus-visible:-outline-offset-3 data-disabled:text-ink-faint aria-selected:text-madder-strong aria-selected:shadow-[inset_0_-2px_0_var(--madder-edge)]"
            >
              {tab.label}
              {tab.count && (
                <span className="figures rounded-full bg-sunken px-2 text-ink-soft text-xs">{tab.count}</span>
              )}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
