import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultTokens } from "#domain/looks/default-tokens.ts";
import type { Brand } from "./brand.ts";
import { drawMark, drawPlainPicture, drawTile, placeLogo } from "./brand-art.ts";

/** The files that follow the looks. Those of a company without looks of its own are in web/public. */
export const iconFiles = {
  "favicon.svg": { type: "image/svg+xml" },
  "favicon.ico": { type: "image/x-icon", side: 32 },
  "apple-touch-icon.png": { type: "image/png", side: 180, isFilled: true },
  "icon-192.png": { type: "image/png", side: 192 },
  "icon-512.png": { type: "image/png", side: 512 },
  "icon-maskable-512.png": { type: "image/png", side: 512, isFilled: true },
  "default-picture.svg": { type: "image/svg+xml" },
  "placeholder-project.svg": { type: "image/svg+xml" },
} as const;
export type IconFile = keyof typeof iconFiles;
export const iconNames = Object.keys(iconFiles) as IconFile[];

/** A wider logo would be a thin line in a square, so icons show the sign of the theme. */
const maxIconRatio = 1.6;
const plate = "#fffcf6";

type RenderPng = (drawing: string) => Promise<Buffer>;

/** `folder` has the files of the default looks. */
export async function drawIconFile(
  file: IconFile,
  brand: Brand,
  folder: string,
  renderPng: RenderPng,
): Promise<Buffer> {
  const icon = iconFiles[file];
  if ("side" in icon) {
    const png = await renderPng(drawIcon(brand, icon.side, "isFilled" in icon));
    return file === "favicon.ico" ? wrapInIco(png, icon.side) : png;
  }
  if (file === "favicon.svg") return Buffer.from(drawIcon(brand, 64, false));
  if (brand.isPlain) return Buffer.from(drawPlainPicture(brand.palette));
  return Buffer.from(recolour(await readFile(join(folder, file), "utf8"), brand));
}

/** A filled icon has no transparent part, and a margin that phones may cut off. */
export function drawIcon(brand: Brand, side: number, isFilled: boolean): string {
  const { palette } = brand;
  const logo = brand.logo && brand.logo.width / brand.logo.height <= maxIconRatio ? brand.logo : null;
  const margin = isFilled ? 12 : 3;
  const box = { x: margin, y: margin, width: 64 - 2 * margin, height: 64 - 2 * margin };
  const ground = `<rect width="64" height="64" fill="${logo ? plate : palette.paper}"/>`;
  const content = logo
    ? `${isFilled ? ground : `<rect width="64" height="64" rx="8" fill="${plate}"/>`}${placeLogo(logo, box, 0.5)}`
    : brand.isPlain
      ? drawTile(palette, isFilled ? 0 : 14)
      : `${isFilled ? ground : ""}${drawMark(brand, box.x, box.y, box.width)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${side}" height="${side}">${content}</svg>`;
}

/** The drawings of the theme in the company's colour. */
function recolour(svg: string, { palette }: Brand): string {
  return svg.replaceAll(defaultTokens.light.mark, palette.mark);
}

/** The container of a single PNG. */
function wrapInIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
