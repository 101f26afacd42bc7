import * as z from "zod/mini";
import { cleanSvg, maxSvgLength } from "#domain/looks/clean-svg.ts";
import { fieldCode } from "#domain/problems.ts";
import { localLine } from "./fields.ts";

export const themes = ["mithila", "plain"] as const;
/** `side` has the picture next to the text, `full` behind it. */
export const shareCardStyles = ["side", "full"] as const;

const maxSidePixels = 20_000;
const side = z.int().check(z.gte(1), z.lte(maxSidePixels));

/** A stored picture with what a page needs to show it, so that no page has to look it up. */
const storedPicture = {
  picture: z.string().check(z.regex(/^[a-z\d-]{1,80}$/, fieldCode("invalid"))),
  width: side,
  height: side,
  placeholder: z
    .string()
    .check(
      z.maxLength(2_000, fieldCode("invalid")),
      z.regex(/^data:image\/webp;base64,[\w+/=]+$/, fieldCode("invalid")),
    ),
};

/** Whatever is saved or read has been cleaned. */
const svg = z.string().check(
  z.maxLength(maxSvgLength, fieldCode("too_long")),
  z.refine((source) => cleanSvg(source) !== undefined, fieldCode("image_invalid")),
  z.overwrite((source) => cleanSvg(source)?.svg ?? ""),
);

const logoSchema = z.object({
  image: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("svg"), svg }),
    z.object({
      kind: z.literal("picture"),
      ...storedPicture,
      /** Logos of earlier releases are drawn on white. */
      hasAlpha: z._default(z.boolean(), false),
    }),
  ]),
  /** The logo contains the name, so pages do not write it next to the logo. */
  hasName: z.boolean(),
  /** Dark backgrounds show the logo on a light plate. */
  hasPlate: z.boolean(),
});

/** Null for the theme's own picture. */
const hero = z._default(z.nullable(z.object({ ...storedPicture, alt: localLine("address") })), null);

export const noHeroes = {
  home: null,
  buy: null,
  rent: null,
  sell: null,
  projects: null,
  about: null,
  contact: null,
  others: null,
} as const;

/** ST3: the art of the site, and the colour from which the others derive; null for the theme's own. */
export const looksSchema = z.object({
  theme: z.enum(themes),
  colour: z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i, fieldCode("invalid")))),
  logo: z._default(z.nullable(logoSchema), null),
  /** The large picture at the top of each page. */
  heroes: z._default(
    z.object({
      home: hero,
      buy: hero,
      rent: hero,
      sell: hero,
      projects: hero,
      about: hero,
      contact: hero,
      others: hero,
    }),
    noHeroes,
  ),
  shareCard: z._default(z.enum(shareCardStyles), "side"),
});
export type Looks = z.output<typeof looksSchema>;
export type Logo = NonNullable<Looks["logo"]>;
export type HeroPage = keyof Looks["heroes"];
export type Hero = NonNullable<Looks["heroes"][HeroPage]>;
