import { maxLengths } from "#domain/text-fields.ts";
import { TextListField } from "#web/admin/editing/text-list-field.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { FileField } from "#web/ui/file-field.tsx";
import { pictureRules } from "#web/ui/file-rules.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import type { ProjectFormState } from "./use-project-form.ts";

type Props = Readonly<{ state: ProjectFormState }>;

/** The server's limit. */
const rules = { ...pictureRules, maxFiles: 20 };

export function FeaturesGroup({ state: { list } }: Props) {
  const { t } = useAdminTranslation();
  return (
    <FormGroup title={t("projects.form.groups.features")} help={t("projects.form.groups.featuresHelp")}>
      <TextListField
        label={t("projects.form.fields.features")}
        addLabel={t("projects.form.fields.addFeature")}
        maxLength={maxLengths.address}
        {...list("features")}
      />
      <TextListField
        label={t("projects.form.fields.challenges")}
        addLabel={t("projects.form.fields.addChallenge")}
        maxLength={maxLengths.address}
        {...list("challenges")}
      />
      <TextListField
        label={t("projects.form.fields.outcomes")}
        addLabel={t("projects.form.fields.addOutcome")}
        maxLength={maxLengths.address}
        {...list("outcomes")}
      />
    </FormGroup>
  );
}

export function ImagesGroup({ state: { files, progress } }: Props) {
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
    </FormGroup>
  );
}
