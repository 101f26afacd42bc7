import { pictureWidths } from "#domain/pictures/picture-paths.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { Hero, HeroPage, Looks } from "#domain/settings/looks.ts";
import { heroAbout } from "./hero-about.ts";
import { heroBuy } from "./hero-buy.ts";
import { heroContact } from "./hero-contact.ts";
import { heroHome } from "./hero-home.ts";
import { heroOthers } from "./hero-others.ts";
import { heroProjects } from "./hero-projects.ts";
import { heroRent } from "./hero-rent.ts";
import { heroSell } from "./hero-sell.ts";
import { serviceKitchen } from "./service-kitchen.ts";
import type { DecorativePicture, SitePicture } from "./site-picture.ts";

type Heroes = Readonly<Record<HeroPage, SitePicture>>;

const mithilaHeroes: Heroes = {
  home: heroHome,
  buy: heroBuy,
  rent: heroRent,
  sell: heroSell,
  projects: heroProjects,
  about: heroAbout,
  contact: heroContact,
  others: heroOthers,
};
/** Without those that have paintings of Mithila on the walls. */
const plainHeroes: Heroes = { ...mithilaHeroes, rent: heroSell, contact: heroHome, others: serviceKitchen };

/** ST3: the company's own picture, or the theme's. For loaders, so that pages load the data of one picture only. */
export function heroPicture({ theme, heroes }: Looks, page: HeroPage): SitePicture {
  const own = heroes[page];
  if (own) return toSitePicture(own);
  return (theme === "plain" ? plainHeroes : mithilaHeroes)[page];
}

export function decorativeHero(looks: Looks, page: HeroPage): DecorativePicture {
  const { alt: _, ...picture } = heroPicture(looks, page);
  return picture;
}

function toSitePicture({ picture, width, height, placeholder, alt }: Hero): SitePicture {
  // Narrow pictures have every file in their own width, so the smallest always exists.
  const avif = pictureWidths.avif.filter((fileWidth, index) => index === 0 || fileWidth <= width);
  const { webp, jpg } = pictureWidths;
  return {
    name: picture,
    isStored: true,
    width,
    height,
    placeholder,
    alt: { en: localText(alt, "en"), np: localText(alt, "np") },
    widths: { avif, webp, jpg },
  };
}
