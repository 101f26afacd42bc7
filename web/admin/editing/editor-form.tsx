import { Fragment, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { FormFooter } from "#web/ui/form-dialog.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { SaveFailure } from "./save-failure.tsx";
import type { EditorState } from "./use-editor.ts";

type Props = Readonly<{
  id: string;
  editor: EditorState;
  footer: HTMLElement | null;
  saveLabel: string;
  /** Why it can't be saved yet. Shown beside the buttons, which are disabled. */
  disabledReason?: string | undefined;
  /** A button before the save button. */
  action?: ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void;
  children: ReactNode;
}>;

/** The frame of an editor: its fields, its buttons in the dialog's footer, and its dialogs. */
export function EditorForm({
  id,
  editor,
  footer,
  saveLabel,
  disabledReason,
  action,
  onKeyDown,
  children,
}: Props) {
  const { t } = useTranslation();
  const { isSending, failed } = editor;
  const cancel = (
    <Button look="secondary" disabled={isSending} onClick={editor.onClose}>
      {t("ui.cancel")}
    </Button>
  );
  return (
    <>
      <Form id={id} ref={editor.element} onSubmit={editor.submit} {...(onKeyDown && { onKeyDown })}>
        {editor.draftOffer && <DraftOffer {...editor.draftOffer} />}
        <Fragment key={editor.resetCount}>{children}</Fragment>
      </Form>
      {failed && <SaveFailure {...failed} />}
      <FormFooter footer={footer}>
        {disabledReason && (
          <p id={disabledReasonId(id)} className="text-danger-strong text-sm sm:mr-auto sm:self-center">
            {disabledReason}
          </p>
        )}
        {action ? (
          <div className="grid grid-cols-2 gap-3 sm:contents">
            {cancel}
            {action}
          </div>
        ) : (
          cancel
        )}
        <Button
          type="submit"
          form={id}
          disabled={disabledReason !== undefined}
          aria-describedby={disabledReason ? disabledReasonId(id) : undefined}
          isBusy={isSending}
        >
          {saveLabel}
        </Button>
      </FormFooter>
      <EditorDialogs editor={editor} />
    </>
  );
}

/** The id of the text that explains why a form's buttons are disabled. */
export function disabledReasonId(form: string): string {
  return `${form}-disabled-reason`;
}
