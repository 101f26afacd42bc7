import { districts, localLevels } from "./local-levels.ts";
import { allNames } from "./place-names.ts";
import { spellingKey } from "./spelling-key.ts";

export const levelsByKey = groupByKey(localLevels, allNames);
export const districtsByKey = groupByKey(districts, ({ names }) => Object.values(names));

function groupByKey<Item>(items: readonly Item[], namesOf: (item: Item) => readonly string[]) {
  const groups = new Map<string, Set<Item>>();
  for (const item of items)
    for (const name of namesOf(item)) {
      const key = spellingKey(name);
      groups.set(key, (groups.get(key) ?? new Set()).add(item));
    }
  return new Map(Array.from(groups, ([key, group]) => [key, [...group]] as const));
}
