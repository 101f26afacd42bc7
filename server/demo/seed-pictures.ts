import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type * as z from "zod/mini";
import { pictureCatalogueSchema } from "#demo/picture-catalogue.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore, Visibility } from "#server/platform/media/media-store.ts";

const folder = join(import.meta.dirname, "../../demo/pictures");
const maxParallelCopies = 8;

/** By the key in the media store; `name` is a folder of demo/pictures. */
export type PicturesToSeed = ReadonlyMap<string, Readonly<{ name: string; visibility: Visibility }>>;

/** Copies the encoded pictures of the repository and writes their rows. Returns the stored keys; unknown names are skipped. */
export async function seedPictures(
  database: Database,
  media: MediaStore,
  pictures: PicturesToSeed,
): Promise<ReadonlySet<string>> {
  const copied = await copyPictures(media, pictures);
  const rows = copied.map(({ key, picture: { width, height, placeholder, alt } }) => ({
    key,
    width,
    height,
    placeholder,
    alt: JSON.stringify(alt),
  }));
  await database.insertInto("pictures").values(rows).execute();
  return new Set(copied.map(({ key }) => key));
}

/** Copies the files only. */
export async function copyPictures(media: MediaStore, pictures: PicturesToSeed) {
  const catalogue = await readCatalogue();
  const found = [...pictures].flatMap(([key, { name, visibility }]) => {
    const picture = catalogue[name];
    return picture ? [{ key, name, visibility, picture }] : [];
  });
  const queue = [...found];
  const copy = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      await media.put(next.key, await readFiles(join(folder, next.name)), next.visibility);
    }
  };
  await Promise.all(Array.from({ length: maxParallelCopies }, copy));
  return found;
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
