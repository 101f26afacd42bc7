import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeWebFont, webFonts } from "./fonts/web-fonts.ts";

/** Writes web/styles/fonts from Fontsource's files. Run it after an update of @fontsource; a test compares the files. */
const folder = join(import.meta.dirname, "../web/styles/fonts");
for (const font of webFonts) {
  const bytes = await makeWebFont(font);
  await writeFile(join(folder, font.file), bytes);
  process.stdout.write(`${font.file} ${bytes.length}\n`);
}
