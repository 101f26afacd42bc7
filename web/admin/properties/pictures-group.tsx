import { maxPropertyPictures } from "#domain/pictures/upload.ts";
import { PictureDescriptions } from "#web/admin/editing/picture-descriptions.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { PictureField } from "#web/forms/picture-field.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import type { PropertyFormState } from "./use-property-form.ts";

/** LD6 */
export function PicturesGroup({ state }: Readonly<{ state: PropertyFormState }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const { files, isSending, texts, uploads, values } = state;
  return (
    <FormGroup title={t("properties.form.groups.pictures")} help={t("properties.form.groups.picturesHelp")}>
      <PictureField
        label={t("properties.form.groups.pictures")}
        help={t("editing.pictures.rule", { number: format.number(maxPropertyPictures) })}
        max={maxPropertyPictures}
        uploads={uploads}
        disabled={isSending}
        {...files("pictures")}
      />
      <PictureDescriptions texts={texts} pictures={values.pictures} uploads={uploads.states} />
    </FormGroup>
  );
}
