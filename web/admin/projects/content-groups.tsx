import { PictureDescriptions } from "#web/admin/editing/picture-descriptions.tsx";
import { TextsGroup } from "#web/admin/editing/texts-group.tsx";
import { TranslatedFields } from "#web/admin/editing/translated-fields.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { FileField } from "#web/ui/file-field.tsx";
import { pictureRules } from "#web/ui/file-rules.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import type { ProjectFormState } from "./use-project-form.ts";

type Props = Readonly<{ state: ProjectFormState }>;

/** The server's limit. */
const rules = { ...pictureRules, maxFiles: 20 };

export function FeaturesGroup({ state: { texts } }: Props) {
  const { t } = useAdminTranslation();
  return (
    <TextsGroup title={t("projects.form.groups.features")} help={t("projects.form.groups.featuresHelp")}>
      <TranslatedFields
        texts={texts}
        labels={{
          features: {
            label: t("projects.form.fields.features"),
            addLabel: t("projects.form.fields.addFeature"),
          },
          challenges: {
            label: t("projects.form.fields.challenges"),
            addLabel: t("projects.form.fields.addChallenge"),
          },
          outcomes: {
            label: t("projects.form.fields.outcomes"),
            addLabel: t("projects.form.fields.addOutcome"),
          },
        }}
      />
    </TextsGroup>
  );
}

export function ImagesGroup({ state: { files, progress, texts, values } }: Props) {
  const { t } = useAdminTranslation();
  return (
    <FormGroup title={t("projects.form.groups.images")} help={t("projects.form.groups.imagesHelp")}>
      <FileField
        label={t("projects.form.fields.images")}
        multiple
        rules={rules}
        progress={progress}
        {...files("images")}
      />
      <PictureDescriptions
        texts={texts}
        pictures={values.images.map((picture) => ({ id: picture.id, name: picture.name, picture }))}
      />
    </FormGroup>
  );
}
