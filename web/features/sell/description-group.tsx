import { maxLengths } from "#domain/max-lengths.ts";
import { useFormTranslation } from "#web/i18n/form-messages.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { SellPictureField } from "./sell-picture-field.tsx";
import type { SellField, SellPictures } from "./use-sell-form.ts";

export function DescriptionGroup({
  field,
  pictures,
}: Readonly<{ field: SellField; pictures: SellPictures }>) {
  const { t } = useFormTranslation();
  return (
    <FormGroup title={t("sell.groups.story")} help={t("sell.groups.storyHelp")}>
      <TextareaField
        label={t("sell.fields.description")}
        required
        maxLength={maxLengths.text}
        {...field("description")}
      />
      <SellPictureField pictures={pictures} />
    </FormGroup>
  );
}
