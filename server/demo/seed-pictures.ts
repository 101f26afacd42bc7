import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type * as z from "zod/mini";
import { pictureCatalogueSchema } from "#demo/picture-catalogue.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore, Visibility } from "#server/platform/media/media-store.ts";

const folder = join(import.meta.dirname, "../../demo/pictures");
const copiesAtOnce = 8;

/** Pictures to store, by key, each with the name of the demo's picture and where it belongs. */
export type PicturesToSeed = ReadonlyMap<string, Readonly<{ name: string; area: Visibility }>>;

/**
 * The demo's pictures lie in the repository as the store keeps them, so this is copying, not encoding. Answers with
 * the keys that are stored now: a name the catalogue does not have is left out.
 */
export async function seedPictures(
  database: Database,
  media: MediaStore,
  wanted: PicturesToSeed,
): Promise<ReadonlySet<string>> {
  const catalogue = await readCatalogue();
  const found = [...wanted].flatMap(([key, { name, area }]) => {
    const picture = catalogue[name];
    return picture ? [{ key, name, area, picture }] : [];
  });
  const waiting = [...found];
  const copy = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      await media.put(next.key, await readFiles(join(folder, next.name)), next.area);
    }
  };
  await Promise.all(Array.from({ length: copiesAtOnce }, copy));
  const rows = found.map(({ key, picture: { width, height, placeholder, alt } }) => ({
    key,
    width,
    height,
    placeholder,
    alt: JSON.stringify(alt),
  }));
  await database.insertInto("pictures").values(rows).execute();
  return new Set(found.map(({ key }) => key));
}

async function readCatalogue(): Promise<z.output<typeof pictureCatalogueSchema>> {
  return pictureCatalogueSchema.parse(JSON.parse(await readFile(join(folder, "catalogue.json"), "utf8")));
}

async function readFiles(path: string): Promise<Map<string, Buffer>> {
  const names = await readdir(path);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(path, name))] as const)),
  );
}
