import { cleanSvg } from "#domain/looks/clean-svg.ts";
import { deriveTokens } from "#domain/looks/derive-tokens.ts";
import { pictureWidths } from "#domain/pictures/picture-paths.ts";
import type { Logo, Looks } from "#domain/settings/looks.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";

/** The light scheme, and a highlight that no colour changes. */
function paletteOf(colour: string | null) {
  const tokens = deriveTokens(colour).light;
  return {
    paper: tokens.paper,
    sunken: tokens.sunken,
    ink: tokens.ink,
    inkSoft: tokens["ink-soft"],
    line: tokens.line,
    fill: tokens.madder,
    onFill: tokens["on-madder"],
    edge: tokens["madder-edge"],
    mark: tokens.mark,
    marigold: "#efa31d",
  } as const;
}

/** `markup` is SVG that fills the logo's size. */
export type BrandLogo = Readonly<{ markup: string; width: number; height: number; hasName: boolean }>;

/** What drawings of the server show of the looks. */
export type Brand = Readonly<{
  isPlain: boolean;
  palette: ReturnType<typeof paletteOf>;
  logo: BrandLogo | null;
}>;

export async function readBrand(
  { theme, colour, logo }: Looks,
  media: Pick<MediaStore, "readFile">,
): Promise<Brand> {
  return {
    isPlain: theme === "plain",
    palette: paletteOf(colour),
    logo: logo && (await readLogo(logo, media)),
  };
}

/** Null if the picture is missing. */
async function readLogo(
  { image, hasName }: Logo,
  media: Pick<MediaStore, "readFile">,
): Promise<BrandLogo | null> {
  if (image.kind === "svg") {
    const clean = cleanSvg(image.svg);
    return clean ? { markup: clean.svg, ...clean.size, hasName } : null;
  }
  const { picture, width, height, hasAlpha } = image;
  const [file, type] = hasAlpha
    ? [`${pictureWidths.webp[0]}.webp`, "image/webp"]
    : [`${pictureWidths.jpg[0]}.jpg`, "image/jpeg"];
  const content = await media.readFile("public", picture, file);
  if (!content) return null;
  const data = `data:${type};base64,${Buffer.from(content).toString("base64")}`;
  const markup = `<image width="${width}" height="${height}" href="${data}"/>`;
  return { markup, width, height, hasName };
}
