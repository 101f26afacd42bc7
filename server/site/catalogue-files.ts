import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { type Language, languages } from "#domain/language.ts";
import { clientDir } from "./renderer.ts";

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

/** The URLs of the built translation files; pages preload theirs, because hydration waits for it. */
export async function findCatalogueFiles(): Promise<Partial<Record<Language, string>>> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(clientDir, ".vite/manifest.json"), "utf8")),
  );
  const found = languages.flatMap((language): [Language, string][] => {
    const file = manifest[`web/i18n/${language}/catalogue.ts`]?.file;
    return file === undefined ? [] : [[language, `/${file}`]];
  });
  return Object.fromEntries(found);
}
