/**
 * Re-encodes the originals for the web. Pictures of listings and projects go to demo/pictures with their catalogue;
 * the site's own (heroes, services) to web/public/pictures, each described by a module in web/pictures.
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
import { type PictureFormat, pictureWidths } from "#domain/pictures/picture-paths.ts";

const formats = ["avif", "webp", "jpg"] as const satisfies readonly PictureFormat[];
const heroWidths = { avif: [800, 1280, 1920], webp: [1280], jpg: [1280] } as const;
/** Where another picture suits a page better than the one rendered for it: renovation is a renewed room, not a road. */
const otherOriginals: Partial<Record<PictureName, string>> = { "hero-others": "project-04-d" };
const root = fileURLToPath(new URL("..", import.meta.url));
const demoFolder = join(root, "demo/pictures");
const siteFolder = join(root, "web/public/pictures");
const moduleFolder = join(root, "web/pictures");

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { force: { type: "boolean", default: false } },
});
const [originals] = positionals;
if (originals === undefined) {
  process.stderr.write("Usage: node tools/encode-demo-pictures.ts <folder with the originals> [--force]\n");
  process.exit(1);
}

for (const folder of [demoFolder, siteFolder, moduleFolder]) await mkdir(folder, { recursive: true });
await removeUnknownFolders();
const pictures = await encodeAll(originals);
const listed = Object.entries(pictures).filter(([name]) => !isSitePicture(name));
await writeFile(
  join(demoFolder, "catalogue.json"),
  `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`,
);
for (const [name, picture] of Object.entries(pictures).filter(([name]) => isSitePicture(name))) {
  await writeFile(join(moduleFolder, `${name}.ts`), sitePictureModule(name, picture));
}
process.stdout.write(
  `Wrote ${pictureNames.length} pictures; format the modules with biome check --write web/pictures\n`,
);

/** Page art ships with the site, whoever's it is; the rest is the demo company's. */
function isSitePicture(name: string): boolean {
  return name.startsWith("hero-") || name.startsWith("service-");
}

function sitePictureModule(name: string, picture: CataloguedPicture): string {
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `import type { SitePicture } from "#web/pictures/site-picture.ts";

export const ${constant}: SitePicture = ${JSON.stringify({ name, ...picture })};
`;
}

/** Several pictures at a time: sharp itself encodes each one on a single core. */
async function encodeAll(folder: string): Promise<Record<string, CataloguedPicture>> {
  const waiting = [...pictureNames];
  const done = new Map<PictureName, CataloguedPicture>();
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      done.set(name, await encodePicture(name, join(folder, `${otherOriginals[name] ?? name}.jpg`)));
      process.stdout.write(`${String(done.size).padStart(3)}/${pictureNames.length} ${name}\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return Object.fromEntries([...done].sort(([a], [b]) => a.localeCompare(b)));
}

async function encodePicture(name: PictureName, original: string): Promise<CataloguedPicture> {
  const { width, height } = await sharp(original).metadata();
  const written = widthsFor(name, width);
  const folder = join(isSitePicture(name) ? siteFolder : demoFolder, name);
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
  for (const folder of [demoFolder, siteFolder]) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && !isPictureName(entry.name)) {
        await rm(join(folder, entry.name), { recursive: true });
      }
    }
  }
}
