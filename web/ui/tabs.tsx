import { Tabs as Base } from "@base-ui/react/tabs";
import { type ReactNode, useRef } from "react";

export type Tab<Value extends string> = Readonly<{
  value: Value;
  label: string;
  /** Shown after the label. */
  count?: string | undefined;
  icon?: ReactNode;
  /** A line separates it from the tab before. */
  startsGroup?: boolean;
}>;

/** A column beside the content, or a row with icons above their labels at the bottom of a phone. */
type Look = "column" | "bar";

type Props<Value extends string> = Readonly<{
  label: string;
  tabs: readonly Tab<Value>[];
  /** May be the value of no tab. */
  value: Value;
  onChange: (value: Value) => void;
  look: Look;
  /** Arrow keys select, too. Only for a list that always has the selected tab: otherwise the Tab key would select one. */
  selectsOnFocus?: boolean;
}>;

const lists = { column: "grid", bar: "contents" } as const;
const looks = {
  column:
    "flex w-full items-center gap-3 rounded-md px-3 text-left font-semibold lg:gap-2.5 lg:text-sm hover:bg-sunken aria-selected:bg-sunken aria-selected:shadow-[inset_3px_0_0_var(--madder-edge)]",
  bar: "relative grid min-h-14 min-w-0 content-center justify-items-center gap-0.5 px-1 text-xs font-semibold aria-selected:shadow-[inset_0_3px_0_var(--madder-edge)]",
} as const;
const counts = {
  column: "figures ml-auto rounded-full bg-line/60 px-2 text-xs",
  bar: "figures absolute top-1 left-[calc(50%+0.5rem)] rounded-full bg-madder px-1.5 text-on-madder text-xs leading-[1.125rem]",
} as const;

/** The list alone; its user renders the panel. */
export function TabList<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  look,
  selectsOnFocus = false,
}: Props<Value>) {
  // A press focuses the tab, which selects it, and then clicks it, before the page has followed.
  const focused = useRef<Value | null>(null);
  function select(next: Value, cause: string) {
    const isSecond = cause === "click" && focused.current === next;
    focused.current = cause.startsWith("focus") ? next : null;
    if (!isSecond) onChange(next);
  }
  return (
    <Base.Root
      className="contents"
      orientation={look === "column" ? "vertical" : "horizontal"}
      value={value}
      onValueChange={(next, { event }) => select(next, event.type)}
    >
      <Base.List aria-label={label} activateOnFocus={selectsOnFocus} className={lists[look]}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={`touch text-ink-soft transition-colors duration-fast hover:text-ink focus-visible:-outline-offset-3 aria-selected:text-madder-strong ${looks[look]} ${tab.startsGroup ? "mt-2 before:absolute before:inset-x-0 before:-top-1 before:border-line before:border-t relative" : ""}`}
          >
            {tab.icon}
            <span className={look === "bar" ? "max-w-full truncate" : "min-w-0"}>{tab.label}</span>
            {tab.count && <span className={counts[look]}>{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
    </Base.Root>
  );
}
