import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { type Language, languages } from "#domain/language.ts";
import type { SiteContext } from "#domain/site/site-data.ts";
import { clientDir } from "./renderer.ts";

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

/** Reads from the build which files of texts each file of code needs; pages preload theirs, because hydration waits for them. */
export async function readTextFiles(): Promise<SiteContext["textFilesOf"]> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(clientDir, ".vite/manifest.json"), "utf8")),
  );
  const withImports = (name: string): string[] => {
    const { file, imports } = manifest[name] ?? { file: "", imports: [] };
    return [`/${file}`, ...imports.flatMap(withImports)];
  };
  const textFiles = (language: Language) =>
    new Map(
      Object.values(manifest).map(({ file, dynamicImports }) => {
        const texts = dynamicImports.filter((name) => name.startsWith(`web/i18n/${language}/`));
        return [`/${file}`, texts.flatMap(withImports)];
      }),
    );
  const byLanguage = new Map(languages.map((language) => [language, textFiles(language)]));
  return (builtFile, language) => byLanguage.get(language)?.get(builtFile) ?? [];
}
