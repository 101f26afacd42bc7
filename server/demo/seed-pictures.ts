import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pictureCatalogueSchema } from "#demo/picture-catalogue.ts";
import type { Database } from "#server/database/database.ts";
import type { MediaStore } from "#server/media/media-store.ts";

const folder = join(import.meta.dirname, "../../demo/pictures");
const copiesAtOnce = 8;

/** The demo's pictures lie in the repository as the store keeps them, so this is copying, not encoding. */
export async function seedPictures(database: Database, media: MediaStore): Promise<void> {
  const catalogue = pictureCatalogueSchema.parse(
    JSON.parse(await readFile(join(folder, "catalogue.json"), "utf8")),
  );
  const names = Object.keys(catalogue);
  const copy = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      await media.put(name, await readFiles(join(folder, name)));
    }
  };
  await Promise.all(Array.from({ length: copiesAtOnce }, copy));
  const rows = Object.entries(catalogue).map(([key, { width, height, placeholder, alt }]) => ({
    key,
    width,
    height,
    placeholder,
    alt: JSON.stringify(alt),
  }));
  await database.insertInto("pictures").values(rows).execute();
}

async function readFiles(path: string): Promise<Map<string, Buffer>> {
  const names = await readdir(path);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(path, name))] as const)),
  );
}
