import type { PictureUploadsState } from "#web/forms/pictures/use-picture-uploads.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import { CardStyleChoice } from "./card-style-choice.tsx";
import { ColourField } from "./colour-field.tsx";
import { HeroFields } from "./hero-fields.tsx";
import { LogoField } from "./logo-field.tsx";
import type { LooksProps } from "./looks-props.ts";
import { useLooksTranslation } from "./messages.ts";
import { ThemeChoice } from "./theme-choice.tsx";

type Props = LooksProps & Readonly<{ uploads: PictureUploadsState }>;

/** ST3: the looks of the site, for a form that loads and saves them. */
export function LooksFields({ uploads, ...looks }: Props) {
  const { t } = useLooksTranslation();
  return (
    <>
      <FormGroup title={t("logo.title")} help={t("logo.text")}>
        <LogoField {...looks} />
      </FormGroup>
      <FormGroup title={t("colour.title")} help={t("colour.text")}>
        <ColourField {...looks} />
      </FormGroup>
      <FormGroup title={t("theme.title")} help={t("theme.text")}>
        <ThemeChoice {...looks} />
      </FormGroup>
      <FormGroup title={t("heroes.title")} help={t("heroes.text")}>
        <HeroFields {...looks} uploads={uploads} />
      </FormGroup>
      <FormGroup title={t("cards.title")} help={t("cards.text")}>
        <CardStyleChoice {...looks} />
      </FormGroup>
    </>
  );
}
