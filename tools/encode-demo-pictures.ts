/**
 * Re-encodes the demo company's pictures for the web, and writes their catalogue.
 *
 *   node tools/encode-demo-pictures.ts <folder with the original JPEGs> [--force]
 *
 * A file that is already there is left alone unless --force is given.
 */
import { access, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp, { type Sharp } from "sharp";
import type { CataloguedPicture, WrittenWidths } from "#demo/picture-catalogue.ts";
import { isPictureName, type PictureName, pictureNames, pictureTexts } from "#demo/picture-texts.ts";
import { type PictureFormat, pictureWidths } from "#domain/pictures/picture.ts";

const formats = ["avif", "webp", "jpg"] as const satisfies readonly PictureFormat[];
const heroWidths = { avif: [800, 1280, 1920], webp: [1280], jpg: [1280] } as const;
const target = fileURLToPath(new URL("../demo/pictures/", import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { force: { type: "boolean", default: false } },
});
const [originals] = positionals;
if (originals === undefined) {
  process.stderr.write("Usage: node tools/encode-demo-pictures.ts <folder with the originals> [--force]\n");
  process.exit(1);
}

await mkdir(target, { recursive: true });
await removeUnknownFolders();
const catalogue = await encodeAll(originals);
await writeFile(join(target, "catalogue.json"), `${JSON.stringify(catalogue, null, 2)}\n`);
process.stdout.write(`Wrote ${pictureNames.length} pictures and catalogue.json to ${target}\n`);

/** Several pictures at a time: sharp itself encodes each one on a single core. */
async function encodeAll(folder: string): Promise<Record<string, CataloguedPicture>> {
  const waiting = [...pictureNames];
  const done = new Map<PictureName, CataloguedPicture>();
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      done.set(name, await encodePicture(name, join(folder, `${name}.jpg`)));
      process.stdout.write(`${String(done.size).padStart(3)}/${pictureNames.length} ${name}\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return Object.fromEntries([...done].sort(([a], [b]) => a.localeCompare(b)));
}

async function encodePicture(name: PictureName, original: string): Promise<CataloguedPicture> {
  const { width, height } = await sharp(original).metadata();
  const written = widthsFor(name, width);
  const folder = join(target, name);
  await mkdir(folder, { recursive: true });
  for (const format of formats) {
    for (const wanted of written[format]) {
      const file = join(folder, `${wanted}.${format}`);
      if (values.force || !(await exists(file))) {
        await writeFile(file, await encode(original, wanted, format).toBuffer());
      }
    }
  }
  return {
    width,
    height,
    placeholder: await placeholder(original),
    alt: pictureTexts[name],
    widths: written,
  };
}

/** Never wider than the original. */
function widthsFor(name: PictureName, available: number): WrittenWidths {
  const wanted = name.startsWith("hero-") ? heroWidths : pictureWidths;
  const within = (widths: readonly number[]) => widths.filter((width) => width <= available);
  return { avif: within(wanted.avif), webp: within(wanted.webp), jpg: within(wanted.jpg) };
}

/** Renders have hard edges and flat walls: these qualities were chosen by eye, the largest a little lower. */
function encode(original: string, width: number, format: PictureFormat): Sharp {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  if (format === "webp") return resized.webp({ quality: 58, effort: 5, smartSubsample: true });
  if (format === "jpg") return resized.jpeg({ quality: 58, mozjpeg: true });
  return resized.avif({ quality: width < 1600 ? 48 : 46, effort: 4, chromaSubsampling: "4:2:0" });
}

async function placeholder(original: string): Promise<string> {
  const bytes = await sharp(original)
    .resize({ width: 16 })
    .blur(0.5)
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function removeUnknownFolders(): Promise<void> {
  for (const entry of await readdir(target, { withFileTypes: true })) {
    if (entry.isDirectory() && !isPictureName(entry.name)) {
      await rm(join(target, entry.name), { recursive: true });
    }
  }
}
