import { company } from "#domain/company.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { useFormTranslation } from "#web/i18n/form-messages.ts";
import { FileField } from "#web/ui/file-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import type { SellField, SellPicture } from "./use-sell-form.ts";

export function DescriptionGroup({ field, picture }: Readonly<{ field: SellField; picture: SellPicture }>) {
  const { t } = useFormTranslation();
  return (
    <FormGroup title={t("sell.groups.story")} help={t("sell.groups.storyHelp")}>
      <TextareaField
        label={t("sell.fields.description")}
        required
        maxLength={maxLengths.text}
        {...field("description")}
      />
      <div className="noscript:hidden">
        <FileField
          label={t("sell.fields.picture")}
          help={t("sell.fields.pictureHelp", { email: company.email })}
          name="image"
          {...picture}
        />
      </div>
      <p className="hidden text-ink-soft noscript:block">
        {t("sell.pictureByMail", { email: company.email })}
      </p>
    </FormGroup>
  );
}
