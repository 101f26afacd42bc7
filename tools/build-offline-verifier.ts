import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "..");
const folder = join(root, "build/verifier");

/** CN9: one HTML file with everything inside, which works without this server. */
export async function buildOfflineVerifier(): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir: folder,
      target: "es2022",
      rolldownOptions: {
        input: join(root, "web/verifier/verifier.ts"),
        output: { format: "iife", entryFileNames: "verifier.js" },
      },
    },
  });
  const script = await readFile(join(folder, "verifier.js"), "utf8");
  const style = await readFile(join(root, "web/verifier/verifier.css"), "utf8");
  const html = [
    "<!doctype html>",
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    // The title is set by the script, in the reader's language.
    `<title>Verify a site diary</title><style>${style}</style></head><body>`,
    `<script>${script.replaceAll("</script", "<\\/script")}</script></body></html>`,
  ];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "offline.html"), `${html.join("\n")}\n`);
}
