import { useState } from "react";
import { useQuery } from "#web/ui/use-query.ts";

export type Selection = Readonly<{
  keys: ReadonlySet<string>;
  /** Selects or deselects a row; with Shift, all rows from the last one on. */
  toggle: (key: string, isRange: boolean) => void;
  /** Selects all rows of the page, or none of them if all are selected. */
  togglePage: () => void;
  isPageSelected: boolean;
  clear: () => void;
}>;

/** These do not change which rows a list contains. */
const otherParameters = ["page", "open", "edit", "papers", "ordering"];

/**
 * LE6: the selected rows of a list. They stay selected on its other pages; another search or filter clears them, because
 * nobody would see any more what is selected.
 */
export function useSelection(pageKeys: readonly string[]): Selection {
  const parameters = useQuery();
  const filters = new URLSearchParams(parameters);
  for (const name of otherParameters) filters.delete(name);
  const list = filters.toString();
  const [state, setState] = useState({ list, keys: new Set<string>(), last: "" });
  const { keys, last } = state.list === list ? state : { keys: new Set<string>(), last: "" };
  const select = (next: ReadonlySet<string>, key: string) =>
    setState({ list, keys: new Set(next), last: key });

  return {
    keys,
    toggle(key, isRange) {
      const next = new Set(keys);
      const from = pageKeys.indexOf(last);
      const to = pageKeys.indexOf(key);
      const range =
        isRange && from !== -1 ? pageKeys.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
      for (const one of range) {
        if (keys.has(key)) next.delete(one);
        else next.add(one);
      }
      select(next, key);
    },
    togglePage() {
      const next = new Set(keys);
      const isSelected = pageKeys.every((key) => keys.has(key));
      for (const key of pageKeys) {
        if (isSelected) next.delete(key);
        else next.add(key);
      }
      select(next, last);
    },
    isPageSelected: pageKeys.length > 0 && pageKeys.every((key) => keys.has(key)),
    clear: () => select(new Set(), ""),
  };
}
