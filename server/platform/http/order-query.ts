import { choiceParameter } from "./filter-query.ts";

export type Order<Column extends string> = Readonly<{ column: Column; direction: "asc" | "desc" }>;

/** `ordering=name` ascending, `ordering=-name` descending; null if the parameter is missing. */
export function orderParameter<Column extends string>(columns: readonly Column[]) {
  return choiceParameter((text): Order<Column> | undefined => {
    const isDescending = text.startsWith("-");
    const column = columns.find((name) => name === text.slice(isDescending ? 1 : 0));
    return column && { column, direction: isDescending ? "desc" : "asc" };
  });
}
