import type { RowProblem } from "#domain/imports/import.ts";
import { rowProblem } from "#domain/imports/read-cells.ts";
import { maxPropertyPictures } from "#domain/pictures/upload.ts";
import type { Database } from "#server/platform/database/database.ts";
import { maxEncodedAtOnce, type StoredPicture } from "#server/platform/media/picture-service.ts";
import { insertPictures } from "#server/platform/media/repository.ts";
import type { PictureEntry, PictureSource } from "./picture-source.ts";

/** The pictures that a line names, each as one that the listing has already, or as an entry of the ZIP. */
export type NamedPictures = Readonly<{
  problems: readonly RowProblem[];
  pictures: readonly Readonly<{ name: string; entry: PictureEntry; key: string | null }>[];
}>;

/** Which entries the pictures of listings were made of. */
export async function findSources(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await database
    .selectFrom("imported_pictures")
    .select(["picture", "crc32", "bytes"])
    .where("picture", "in", keys)
    .execute();
  return new Map(rows.map(({ picture, ...entry }) => [picture, identityOf(entry)]));
}

function identityOf({ crc32, bytes }: PictureEntry): string {
  return `${crc32}-${bytes}`;
}

export function readPictures(
  names: readonly string[],
  source: PictureSource,
  current: readonly string[],
  sources: ReadonlyMap<string, string>,
): NamedPictures {
  const problems: RowProblem[] = [];
  // The same picture under two names is shown once.
  const named = new Map<string, NamedPictures["pictures"][number]>();
  for (const name of names) {
    const entry = source.find(name);
    if (!entry) problems.push(rowProblem("pictures", "picture_missing", name));
    else if (!named.has(identityOf(entry))) {
      const key = current.find((one) => sources.get(one) === identityOf(entry)) ?? null;
      named.set(identityOf(entry), { name, entry, key });
    }
  }
  const pictures = [...named.values()];
  const others = current.filter((key) => !pictures.some((picture) => picture.key === key));
  if (pictures.length + others.length > maxPropertyPictures)
    problems.push(rowProblem("pictures", "too_many", String(pictures.length + others.length)));
  return { problems, pictures };
}

/** By the name of the picture. */
export type StoredPictures = ReadonlyMap<string, StoredPicture | RowProblem>;

/** Stores the pictures that listings do not have yet, as many at once as are encoded at once. */
export async function storePictures(
  source: PictureSource,
  listings: ReadonlyMap<number, NamedPictures>,
): Promise<ReadonlyMap<number, StoredPictures>> {
  const stored = new Map<number, Map<string, StoredPicture | RowProblem>>();
  const missing = [...listings].flatMap(([position, { pictures }]) => {
    const ofListing = new Map<string, StoredPicture | RowProblem>();
    stored.set(position, ofListing);
    return pictures.filter(({ key }) => key === null).map((picture) => ({ ...picture, ofListing }));
  });
  const queue = missing.values();
  const storeQueued = async () => {
    for (const { name, entry, ofListing } of queue) ofListing.set(name, await source.store(entry, name));
  };
  await Promise.all(Array.from({ length: maxEncodedAtOnce }, storeQueued));
  return stored;
}

/** Writes the rows of stored pictures and returns the keys of all in their order. */
export async function writePictures(
  transaction: Database,
  { pictures }: NamedPictures,
  stored: StoredPictures,
): Promise<string[]> {
  const keys: string[] = [];
  for (const { name, entry, key } of pictures) {
    const added = stored.get(name);
    if (key !== null) keys.push(key);
    else if (added && "key" in added) {
      await insertPictures(transaction, [added]);
      await transaction
        .insertInto("imported_pictures")
        .values({ picture: added.key, ...entry })
        .execute();
      keys.push(added.key);
    }
  }
  return keys;
}
