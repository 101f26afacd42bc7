import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProjectDetails } from "./project-details.tsx";
import { PickedPictures } from "./project-pictures.tsx";
import type { ProjectFormState } from "./use-project-form.ts";

type Props = Readonly<{
  state: ProjectFormState;
  /** The id of the form it shows, which its save button sends. */
  form: string;
  saveLabel: string;
}>;

/** The project as it will be, above the form that makes it. */
export function ProjectPreview({ state, form, saveLabel }: Props) {
  const { t } = useAdminTranslation();
  const { previewed, values, isSending } = state;
  const project = useLastDefined(previewed ?? undefined);
  return (
    <Dialog
      isOpen={previewed !== null}
      onOpenChange={(isOpen) => !isOpen && !isSending && state.backToEdit()}
      title={t("projects.form.preview")}
      size="lg"
      isBodyFocusable
      footer={
        <>
          <Button look="secondary" disabled={isSending} onClick={state.backToEdit}>
            {t("projects.form.back")}
          </Button>
          <Button type="submit" form={form} isBusy={isSending}>
            {saveLabel}
          </Button>
        </>
      }
    >
      {project && (
        <ProjectDetails
          project={project}
          pictures={<PickedPictures images={values.images} name={project.proj_name} />}
        />
      )}
    </Dialog>
  );
}
