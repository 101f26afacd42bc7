import { type QueryParameters, readParameter } from "#domain/query-parameters.ts";

/** MP1: how a page shows its list. The first one is the default and is not in the address. */
export const listViews = ["list", "map", "both"] as const;
export type ListView = (typeof listViews)[number];

export function readListView(parameters: QueryParameters): ListView {
  const text = readParameter(parameters, "view").toLowerCase();
  return listViews.find((view) => view === text) ?? "list";
}
