import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { PictureUploadsState } from "#web/forms/pictures/use-picture-uploads.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import { CardStyleChoice } from "./card-style-choice.tsx";
import { ColourField } from "./colour-field.tsx";
import { HeroFields } from "./hero-fields.tsx";
import { LogoField } from "./logo-field.tsx";
import type { LooksProps } from "./looks-props.ts";
import { ThemeChoice } from "./theme-choice.tsx";

type Props = LooksProps & Readonly<{ uploads: PictureUploadsState }>;

/** ST3: the looks of the site, for a form that loads and saves them. */
export function LooksFields({ uploads, ...looks }: Props) {
  const { t } = useAdminTranslation();
  return (
    <>
      <FormGroup title={t("looks.logo.title")} help={t("looks.logo.text")}>
        <LogoField {...looks} />
      </FormGroup>
      <FormGroup title={t("looks.colour.title")} help={t("looks.colour.text")}>
        <ColourField {...looks} />
      </FormGroup>
      <FormGroup title={t("looks.theme.title")} help={t("looks.theme.text")}>
        <ThemeChoice {...looks} />
      </FormGroup>
      <FormGroup title={t("looks.heroes.title")} help={t("looks.heroes.text")}>
        <HeroFields {...looks} uploads={uploads} />
      </FormGroup>
      <FormGroup title={t("looks.cards.title")} help={t("looks.cards.text")}>
        <CardStyleChoice {...looks} />
      </FormGroup>
    </>
  );
}
