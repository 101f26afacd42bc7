import { useState } from "react";

/** Which items of a form's lists are open, by their names in the form. */
export function useOpenItems() {
  const [openItems, setOpenItems] = useState<ReadonlySet<string>>(new Set());
  const open = (items: readonly string[]) => setOpenItems((before) => new Set([...before, ...items]));
  return {
    isOpen: (item: string) => openItems.has(item),
    toggle: (item: string, isOpen: boolean) =>
      isOpen
        ? open([item])
        : setOpenItems((before) => new Set([...before].filter((other) => other !== item))),
    /** An invalid field of a closed item is shown. */
    openInvalid: (codes: ReadonlyMap<string, string>) =>
      open([...codes.keys()].flatMap((field) => itemsOf(field.replace(/^np:/, "")))),
  };
}

/** The names of the items that contain a field: `items:a:name` is in `items:a`. */
function itemsOf(field: string): readonly string[] {
  const names = field.split(":");
  return names.map((_, index) => names.slice(0, index).join(":"));
}
