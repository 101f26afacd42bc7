import type { Picture } from "#domain/pictures/picture.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { EntryRow } from "./repository.ts";

type Values = Readonly<Record<string, unknown>>;
type PicturedRow = Readonly<{ pictures: readonly Picture[] }>;

/** Pictures and features that versions name by key and id. */
export type Lookups = Readonly<{
  pictures: ReadonlyMap<string, Picture>;
  features: ReadonlyMap<number, Readonly<{ id: number; name: string; translations: object }>>;
}>;

export type Version<Row> = Readonly<{ entry: EntryRow; before: Row; after: Row }>;

/**
 * The versions of a row before and after each of its newest entries, from the row as it is now back in time. A purge or an
 * insertion has no values, so it changes nothing.
 */
export function versionsOf<Row extends PicturedRow>(
  row: Row,
  entries: readonly EntryRow[],
  lookups: Lookups,
): Version<Row>[] {
  let after = row;
  return entries.map((entry) => {
    const before = withValues(after, entry.before, lookups);
    const version = { entry, before, after };
    after = before;
    return version;
  });
}

function withValues<Row extends PicturedRow>(row: Row, values: Values, lookups: Lookups): Row {
  const { pictures: keys, features: ids, ...columns } = values;
  // A column that no longer exists is left out. Features of a project are texts.
  const known = Object.entries(columns).filter(([name]) => name in row);
  const features =
    isList(ids) && ids.every((id) => typeof id === "number") ? readFeatures(ids, lookups) : ids;
  const pictures = isList(keys) ? keys.map((key) => pictureOf(String(key), lookups)) : row.pictures;
  return {
    ...row,
    ...Object.fromEntries(known),
    ...(features !== undefined && { features }),
    pictures: pictures.map((picture) => {
      const description = values[`alt:${picture.key}`];
      return description === undefined ? picture : { ...picture, alt: description };
    }),
  };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function readFeatures(ids: readonly unknown[], { features }: Lookups) {
  return ids.map((id) => features.get(Number(id)) ?? { id: Number(id), name: `${id}`, translations: {} });
}

/** A picture whose row is gone has a key only. */
function pictureOf(key: string, { pictures }: Lookups): Picture {
  return pictures.get(key) ?? { key, width: 1, height: 1, placeholder: "", alt: null };
}

export async function findLookups(database: Database, entries: readonly EntryRow[]): Promise<Lookups> {
  const keys = entries.flatMap(({ before }) => (isList(before.pictures) ? before.pictures.map(String) : []));
  const features = await database.selectFrom("features").select(["id", "name", "translations"]).execute();
  const pictures = await database
    .selectFrom("pictures")
    .select(["key", "width", "height", "placeholder", "alt"])
    .where("key", "in", ["", ...keys])
    .execute();
  return {
    pictures: new Map(pictures.map((picture) => [picture.key, picture])),
    features: new Map(features.map((feature) => [feature.id, feature])),
  };
}

/** The fields of two responses that differ. */
export function differenceOf(before: Values, after: Values): Readonly<{ before: Values; after: Values }> {
  const changed = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
