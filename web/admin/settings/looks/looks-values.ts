import { keysOf } from "#domain/keys-of.ts";
import { type Hero, type HeroPage, type Logo, type Looks, noHeroes } from "#domain/settings/looks.ts";

export const heroPages = keysOf(noHeroes);

/** In the form, the colour of the theme: an empty field is not yet a colour. */
export const themeColour = "theme";

/** The looks as the fields of an editor, each of which merges on its own. Pictures are JSON, which drafts can hold. */
export type LooksValues = Readonly<
  {
    theme: string;
    colour: string;
    image: string;
    hasName: boolean;
    hasPlate: boolean;
    shareCard: string;
  } & Record<`hero-${HeroPage}`, string>
>;

export function looksValues({ theme, colour, logo, heroes, shareCard }: Looks): LooksValues {
  const hero = (page: HeroPage) => pictureText(heroes[page]);
  return {
    theme,
    colour: colour ?? themeColour,
    image: pictureText(logo?.image ?? null),
    hasName: logo?.hasName ?? false,
    hasPlate: logo?.hasPlate ?? true,
    shareCard,
    "hero-home": hero("home"),
    "hero-buy": hero("buy"),
    "hero-rent": hero("rent"),
    "hero-sell": hero("sell"),
    "hero-projects": hero("projects"),
    "hero-about": hero("about"),
    "hero-contact": hero("contact"),
    "hero-others": hero("others"),
  };
}

/** The looks that the form describes. The schema checks them; a colour may be half typed. */
export function toLooks(values: LooksValues): Looks {
  const image = readPicture<Logo["image"]>(values.image);
  const { hasName, hasPlate } = values;
  const hero = (page: HeroPage) => readPicture<Hero>(values[`hero-${page}`]);
  return {
    theme: values.theme as Looks["theme"],
    colour: values.colour === themeColour ? null : values.colour,
    logo: image && { image, hasName, hasPlate },
    heroes: {
      home: hero("home"),
      buy: hero("buy"),
      rent: hero("rent"),
      sell: hero("sell"),
      projects: hero("projects"),
      about: hero("about"),
      contact: hero("contact"),
      others: hero("others"),
    },
    shareCard: values.shareCard as Looks["shareCard"],
  };
}

/** Returns the field for the path of an error. */
export function looksFieldName([name = "", part = ""]: readonly string[]): string {
  if (name === "heroes") return `hero-${part}`;
  return name === "logo" ? "image" : name;
}

function pictureText(picture: object | null): string {
  return picture ? JSON.stringify(picture) : "";
}

export function readPicture<Picture>(text: string): Picture | null {
  return text === "" ? null : (JSON.parse(text) as Picture);
}
