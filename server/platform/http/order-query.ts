import { chosenParameter } from "./filter-query.ts";

/** What a list is sorted by, and which way. */
export type Order<Column extends string> = Readonly<{ column: Column; direction: "asc" | "desc" }>;

/** `ordering=name`, or backwards `ordering=-name`; null where nothing is asked. */
export function orderParameter<Column extends string>(columns: readonly Column[]) {
  return chosenParameter((word): Order<Column> | undefined => {
    const isBackwards = word.startsWith("-");
    const column = columns.find((name) => name === word.slice(isBackwards ? 1 : 0));
    return column && { column, direction: isBackwards ? "desc" : "asc" };
  });
}
