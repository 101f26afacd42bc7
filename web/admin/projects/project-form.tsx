import { useId } from "react";
import { readNumber } from "#domain/numbers.ts";
import type { Project } from "#domain/projects/project.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { disabledReasonId, EditorForm } from "#web/admin/editing/editor-form.tsx";
import { LanguageSwitch } from "#web/admin/editing/language-switch.tsx";
import { TranslatedFields } from "#web/admin/editing/translated-fields.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { PinGroup } from "#web/admin/pins/pin-group.tsx";
import { PlaceGroup } from "#web/admin/places/place-group.tsx";
import { Button } from "#web/ui/button.tsx";
import { FeaturesGroup, ImagesGroup } from "./content-groups.tsx";
import { BasicsGroup, DetailsGroup, TimelineGroup } from "./project-groups.tsx";
import { ProjectPreview } from "./project-preview.tsx";
import { useProjectForm } from "./use-project-form.ts";

/** AJ2: five groups and the description. AJ3: saving and previewing require three pictures. */
export function ProjectForm({ loaded, footer, onClose }: EditorFormProps<Project>) {
  const { t } = useAdminTranslation();
  const id = useId();
  const state = useProjectForm({ loaded, onClose });
  const { isSending, hasEnoughPictures } = state;
  const saveLabel = t(loaded ? "projects.form.save.old" : "projects.form.save.new");
  return (
    <>
      <EditorForm
        id={id}
        editor={state}
        footer={footer}
        saveLabel={saveLabel}
        disabledReason={hasEnoughPictures ? undefined : t("projects.form.fields.tooFew")}
        onKeyDown={state.explainDisabledSave}
        action={
          <Button
            look="secondary"
            disabled={!hasEnoughPictures || isSending}
            aria-describedby={hasEnoughPictures ? undefined : disabledReasonId(id)}
            onClick={() => void state.preview()}
          >
            {t("projects.form.preview")}
          </Button>
        }
      >
        <LanguageSwitch texts={state.texts} />
        <PlaceGroup text={state.text} texts={state.texts} values={state.values} addressLine="location" />
        <BasicsGroup state={state} />
        <PinGroup {...state.pin("pin")} localLevelId={readNumber(state.values.local_level_id)} />
        <DetailsGroup state={state} />
        <TimelineGroup state={state} />
        <FeaturesGroup state={state} />
        <ImagesGroup state={state} />
        <div className="border-line border-t pt-6 pb-6">
          <TranslatedFields
            texts={state.texts}
            labels={{ description: { label: t("projects.form.fields.description"), rows: 7 } }}
          />
        </div>
      </EditorForm>
      <ProjectPreview state={state} form={id} saveLabel={saveLabel} />
    </>
  );
}
