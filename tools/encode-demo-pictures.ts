/**
 * Encodes the original pictures for the web. Pictures of properties and projects are written to demo/pictures with a
 * catalogue. The site's own pictures (heroes, services) are written to web/public/pictures, each with a module in
 * web/pictures.
 *
 *   node tools/encode-demo-pictures.ts <folder with the original JPEGs> [--force]
 *
 * Existing files are kept unless --force is given.
 */
import { access, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp, { type Sharp } from "sharp";
import { isPictureName, type PictureName, pictureAltTexts, pictureNames } from "#demo/picture-alt-texts.ts";
import type { CataloguedPicture, EncodedWidths } from "#demo/picture-catalogue.ts";
import { type PictureFormat, pictureWidths } from "#domain/pictures/picture-paths.ts";

const formats = ["avif", "webp", "jpg"] as const satisfies readonly PictureFormat[];
const heroWidths = { avif: [800, 1280, 1920], webp: [1280], jpg: [1280] } as const;
/** Pages that use another picture than their own: the hero of Others shows a renovated room. */
const replacedOriginals: Partial<Record<PictureName, string>> = { "hero-others": "project-04-d" };
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
const demoPictures = Object.entries(pictures).filter(([name]) => !isSitePicture(name));
await writeFile(
  join(demoFolder, "catalogue.json"),
  `${JSON.stringify(Object.fromEntries(demoPictures), null, 2)}\n`,
);
for (const [name, picture] of Object.entries(pictures).filter(([name]) => isSitePicture(name))) {
  await writeFile(join(moduleFolder, `${name}.ts`), renderSitePictureModule(name, picture));
}
process.stdout.write(
  `Wrote ${pictureNames.length} pictures. Format the modules with: biome check --write web/pictures\n`,
);

/** Site pictures ship with every installation, the others only with the demo data. */
function isSitePicture(name: string): boolean {
  return name.startsWith("hero-") || name.startsWith("service-");
}

function renderSitePictureModule(name: string, picture: CataloguedPicture): string {
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `import type { SitePicture } from "#web/pictures/site-picture.ts";

export const ${constant}: SitePicture = ${JSON.stringify({ name, ...picture })};
`;
}

/** Encodes several pictures in parallel, because sharp encodes each one on a single core. */
async function encodeAll(folder: string): Promise<Record<string, CataloguedPicture>> {
  const queue = [...pictureNames];
  const done = new Map<PictureName, CataloguedPicture>();
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      done.set(name, await encodePicture(name, join(folder, `${replacedOriginals[name] ?? name}.jpg`)));
      process.stdout.write(`${String(done.size).padStart(3)}/${pictureNames.length} ${name}\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return Object.fromEntries([...done].sort(([a], [b]) => a.localeCompare(b)));
}

async function encodePicture(name: PictureName, original: string): Promise<CataloguedPicture> {
  const { width, height } = await sharp(original).metadata();
  const encodedWidths = chooseWidths(name, width);
  const folder = join(isSitePicture(name) ? siteFolder : demoFolder, name);
  await mkdir(folder, { recursive: true });
  for (const format of formats) {
    for (const encodedWidth of encodedWidths[format]) {
      const file = join(folder, `${encodedWidth}.${format}`);
      if (values.force || !(await fileExists(file))) {
        await writeFile(file, await encode(original, encodedWidth, format).toBuffer());
      }
    }
  }
  return {
    width,
    height,
    placeholder: await createPlaceholder(original),
    alt: pictureAltTexts[name],
    widths: encodedWidths,
  };
}

/** Pictures are never enlarged: a narrow one of a listing or a site has its own width under every name, as an upload does. */
function chooseWidths(name: PictureName, maxWidth: number): EncodedWidths {
  const isHero = name.startsWith("hero-");
  const targets = isHero ? heroWidths : pictureWidths;
  const choose = (widths: readonly number[]) => widths.filter((width) => !isHero || width <= maxWidth);
  return { avif: choose(targets.avif), webp: choose(targets.webp), jpg: choose(targets.jpg) };
}

/** The qualities were chosen by eye for rendered pictures, which have hard edges and flat surfaces. */
function encode(original: string, width: number, format: PictureFormat): Sharp {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  if (format === "webp") return resized.webp({ quality: 58, effort: 5, smartSubsample: true });
  if (format === "jpg") return resized.jpeg({ quality: 58, mozjpeg: true });
  return resized.avif({ quality: width < 1600 ? 48 : 46, effort: 4, chromaSubsampling: "4:2:0" });
}

async function createPlaceholder(original: string): Promise<string> {
  const bytes = await sharp(original)
    .resize({ width: 16 })
    .blur(0.5)
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

function fileExists(file: string): Promise<boolean> {
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
