import { maxProjectImages } from "#domain/projects/project-input.ts";
import { projectLists } from "#domain/projects/project-texts.ts";
import { PictureDescriptions } from "#web/admin/editing/picture-descriptions.tsx";
import { TextsGroup } from "#web/admin/editing/texts-group.tsx";
import { TranslatedFields } from "#web/admin/editing/translated-fields.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { PictureField } from "#web/forms/picture-field.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import type { ProjectFormState } from "./use-project-form.ts";

type Props = Readonly<{ state: ProjectFormState }>;

export function FeaturesGroup({ state: { texts } }: Props) {
  const { t } = useAdminTranslation();
  return (
    <TextsGroup title={t("projects.form.groups.features")} help={t("projects.form.groups.featuresHelp")}>
      <TranslatedFields
        texts={texts}
        labels={Object.fromEntries(
          projectLists.map((name) => [
            name,
            { label: t(`projects.form.fields.${name}`), addLabel: t(`projects.form.fields.add.${name}`) },
          ]),
        )}
      />
    </TextsGroup>
  );
}

export function ImagesGroup({ state: { files, isSending, texts, uploads, values } }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  return (
    <FormGroup title={t("projects.form.groups.images")} help={t("projects.form.groups.imagesHelp")}>
      <PictureField
        label={t("projects.form.fields.images")}
        help={t("editing.pictures.rule", { number: format.number(maxProjectImages) })}
        max={maxProjectImages}
        uploads={uploads}
        disabled={isSending}
        {...files("images")}
      />
      <PictureDescriptions texts={texts} pictures={values.images} uploads={uploads.states} />
    </FormGroup>
  );
}
