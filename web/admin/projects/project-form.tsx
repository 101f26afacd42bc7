import { useId } from "react";
import type { Project } from "#domain/projects/project.ts";
import { maxLengths } from "#domain/text-fields.ts";
import { FormFooter } from "#web/admin/editing/form-dialog.tsx";
import { SaveFailure } from "#web/admin/editing/save-failure.tsx";
import { useAdminTranslation } from "#web/admin/words.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { BasicsGroup, DetailsGroup, TimelineGroup } from "./project-groups.tsx";
import { ProjectPreview } from "./project-preview.tsx";
import { FeaturesGroup, ImagesGroup } from "./story-groups.tsx";
import { useProjectForm } from "./use-project-form.ts";

type Props = Readonly<{ project: Project | null; footer: HTMLElement | null; onClose: () => void }>;

/** AJ2: five groups and the description; AJ3: nothing goes on with fewer than three pictures. */
export function ProjectForm({ project, footer, onClose }: Props) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const id = useId();
  const state = useProjectForm({ project, onClose });
  const { isSending, isEnough, failed } = state;
  const saveLabel = t(project ? "projects.form.save.old" : "projects.form.save.new");
  return (
    <>
      <form id={id} ref={state.form} noValidate onSubmit={state.submit} onKeyDown={state.explain}>
        <BasicsGroup state={state} />
        <DetailsGroup state={state} />
        <TimelineGroup state={state} />
        <FeaturesGroup state={state} />
        <ImagesGroup state={state} />
        <TextareaField
          label={t("projects.form.fields.description")}
          maxLength={maxLengths.text}
          rows={7}
          className="border-line border-t pt-6 pb-6"
          {...state.text("description")}
        />
      </form>
      {failed && <SaveFailure {...failed} />}
      <FormFooter place={footer}>
        {!isEnough && (
          <p id={`${id}-few`} className="text-danger-strong text-sm sm:mr-auto sm:self-center">
            {t("projects.form.fields.tooFew")}
          </p>
        )}
        <div className="grid grid-cols-2 gap-3 sm:contents">
          <Button look="secondary" disabled={isSending} onClick={onClose}>
            {site("ui.cancel")}
          </Button>
          <Button
            look="secondary"
            disabled={!isEnough || isSending}
            aria-describedby={isEnough ? undefined : `${id}-few`}
            onClick={state.preview}
          >
            {t("projects.form.preview")}
          </Button>
        </div>
        <Button
          type="submit"
          form={id}
          disabled={!isEnough}
          aria-describedby={isEnough ? undefined : `${id}-few`}
          isBusy={isSending}
        >
          {saveLabel}
        </Button>
      </FormFooter>
      <ProjectPreview state={state} form={id} saveLabel={saveLabel} />
      {state.question}
    </>
  );
}
