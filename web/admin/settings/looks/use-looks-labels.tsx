import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import type { Hero, Logo } from "#domain/settings/looks.ts";
import type { FieldLabels } from "#web/admin/editing/field-value-text.tsx";
import { logoAddress } from "./logo-address.ts";
import { heroPages, readPicture, themeColour } from "./looks-values.ts";
import { useLooksTranslation } from "./messages.ts";

/** The labels of the looks' fields, and their values as the conflict dialog shows them. */
export function useLooksLabels(): Readonly<Record<string, FieldLabels>> {
  const { t } = useLooksTranslation();
  const heroes = heroPages.map((page) => [
    `hero-${page}`,
    { label: `${t("heroes.title")}: ${t(`heroes.pages.${page}`)}`, Value: HeroValue },
  ]);
  return {
    theme: {
      label: t("theme.title"),
      option: (theme) => t(theme === "plain" ? "theme.plain" : "theme.mithila"),
    },
    colour: {
      label: t("colour.title"),
      option: (colour) => (colour === themeColour ? t("colour.standard") : colour),
    },
    image: { label: t("logo.title"), Value: LogoValue },
    hasName: { label: t("logo.hasName") },
    hasPlate: { label: t("logo.hasPlate") },
    shareCard: {
      label: t("cards.title"),
      option: (style) => t(style === "full" ? "cards.full" : "cards.side"),
    },
    ...Object.fromEntries(heroes),
  };
}

type ValueProps = Readonly<{ value: string }>;

function LogoValue({ value }: ValueProps) {
  const { t } = useLooksTranslation();
  const image = readPicture<Logo["image"]>(value);
  return image && <img src={logoAddress(image)} alt={t("logo.title")} className="h-16 max-w-full" />;
}

function HeroValue({ value }: ValueProps) {
  const { t } = useLooksTranslation();
  const hero = readPicture<Hero>(value);
  if (!hero) return null;
  return (
    <span className="grid gap-1">
      <img
        src={jpegPicturePath(hero.picture)}
        alt={t("heroes.picture")}
        className="h-16 w-24 rounded-md object-cover"
      />
      {[hero.alt.en, hero.alt.np].filter(Boolean).join(" · ")}
    </span>
  );
}
