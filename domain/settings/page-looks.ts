import { cleanSvg } from "#domain/looks/clean-svg.ts";
import type { Scheme } from "#domain/looks/default-tokens.ts";
import { deriveTokens } from "#domain/looks/derive-tokens.ts";
import { tokenStyle } from "#domain/looks/token-style.ts";
import { pictureFilePath, pictureWidths } from "#domain/pictures/picture-paths.ts";
import type { Logo, Looks } from "./looks.ts";

type PageLogo = Readonly<{
  src: string;
  width: number;
  height: number;
  hasName: boolean;
  hasPlate: boolean;
  /** A picture without transparent parts has a white background. */
  isOpaque: boolean;
}>;

/** What every page gets of the looks. Everything is derived on the server. */
export type PageLooks = Readonly<{
  isPlain: boolean;
  /** Null for the drawing of the theme. */
  logo: PageLogo | null;
  /** Rules for a <style>; empty for the tokens of the style sheet. */
  style: string;
  themeColours: Readonly<Record<Scheme, string>>;
}>;

const known = new WeakMap<Looks, Map<string | null, PageLooks>>();

/** `version` changes with the looks and is part of the logo's URL; null for looks that are not saved. */
export function pageLooks(looks: Looks, version: string | null): PageLooks {
  const versions = known.get(looks) ?? new Map<string | null, PageLooks>();
  known.set(looks, versions);
  const found = versions.get(version) ?? derive(looks, version);
  versions.set(version, found);
  return found;
}

function derive({ theme, colour, logo }: Looks, version: string | null): PageLooks {
  const tokens = deriveTokens(colour);
  const isPlain = theme === "plain";
  const src = version === null ? null : `/logo.svg?v=${version}`;
  const mark = {
    src: src ?? "/logo.svg",
    width: 64,
    height: 64,
    hasName: false,
    hasPlate: false,
    isOpaque: false,
  };
  return {
    isPlain,
    logo: (logo && pageLogo(logo, src)) ?? (isPlain ? mark : null),
    style: tokenStyle(tokens),
    themeColours: { light: tokens.light.paper, dark: tokens.dark.paper },
  };
}

function pageLogo({ image, hasName, hasPlate }: Logo, src: string | null): PageLogo | null {
  if (image.kind === "picture") {
    const { width, height } = image;
    const file = pictureFilePath({ key: image.picture }, pictureWidths.webp[0], "webp");
    return { src: file, width, height, hasName, hasPlate, isOpaque: !image.hasAlpha };
  }
  const clean = cleanSvg(image.svg);
  if (!clean) return null;
  const own = src ?? `data:image/svg+xml,${encodeURIComponent(clean.svg)}`;
  return { src: own, ...clean.size, hasName, hasPlate, isOpaque: false };
}
