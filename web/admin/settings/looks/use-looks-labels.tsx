import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import type { Hero, Logo } from "#domain/settings/looks.ts";
import type { FieldLabels } from "#web/admin/editing/field-value-text.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { logoAddress } from "./logo-address.ts";
import { heroPages, readPicture, themeColour } from "./looks-values.ts";

/** The labels of the looks' fields, and their values as the conflict dialog shows them. */
export function useLooksLabels(): Readonly<Record<string, FieldLabels>> {
  const { t } = useAdminTranslation();
  const heroes = heroPages.map((page) => [
    `hero-${page}`,
    { label: `${t("looks.heroes.title")}: ${t(`looks.heroes.pages.${page}`)}`, Value: HeroValue },
  ]);
  return {
    theme: {
      label: t("looks.theme.title"),
      option: (theme) => t(theme === "plain" ? "looks.theme.plain" : "looks.theme.mithila"),
    },
    colour: {
      label: t("looks.colour.title"),
      option: (colour) => (colour === themeColour ? t("looks.colour.standard") : colour),
    },
    image: { label: t("looks.logo.title"), Value: LogoValue },
    hasName: { label: t("looks.logo.hasName") },
    hasPlate: { label: t("looks.logo.hasPlate") },
    shareCard: {
      label: t("looks.cards.title"),
      option: (style) => t(style === "full" ? "looks.cards.full" : "looks.cards.side"),
    },
    ...Object.fromEntries(heroes),
  };
}

type ValueProps = Readonly<{ value: string }>;

function LogoValue({ value }: ValueProps) {
  const { t } = useAdminTranslation();
  const image = readPicture<Logo["image"]>(value);
  return image && <img src={logoAddress(image)} alt={t("looks.logo.title")} className="h-16 max-w-full" />;
}

function HeroValue({ value }: ValueProps) {
  const { t } = useAdminTranslation();
  const hero = readPicture<Hero>(value);
  if (!hero) return null;
  return (
    <span className="grid gap-1">
      <img
        src={jpegPicturePath(hero.picture)}
        alt={t("looks.heroes.picture")}
        className="h-16 w-24 rounded-md object-cover"
      />
      {[hero.alt.en, hero.alt.np].filter(Boolean).join(" · ")}
    </span>
  );
}
