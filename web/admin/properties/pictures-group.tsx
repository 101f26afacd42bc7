import { PictureDescriptions } from "#web/admin/editing/picture-descriptions.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { FileField } from "#web/ui/file-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { pictureSlots } from "./property-form-data.ts";
import type { PropertyFormState } from "./use-property-form.ts";

export function PicturesGroup({ state }: Readonly<{ state: PropertyFormState }>) {
  const { t } = useAdminTranslation();
  return (
    <FormGroup title={t("properties.form.groups.pictures")} help={t("properties.form.groups.picturesHelp")}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {pictureSlots.map((slot) => (
          <FileField
            key={slot}
            label={t(`properties.form.fields.${slot}`)}
            className={slot === "image" ? "sm:col-span-2" : ""}
            {...state.picture(slot)}
          />
        ))}
      </div>
      <PictureDescriptions
        texts={state.texts}
        pictures={pictureSlots.flatMap((slot) =>
          state.values[slot].map((picture) => ({
            id: slot,
            name: t(`properties.form.fields.${slot}`),
            picture,
          })),
        )}
      />
    </FormGroup>
  );
}
