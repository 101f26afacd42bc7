import { maxLengths } from "#domain/max-lengths.ts";
import { DraftOffer } from "#web/admin/editing/draft-offer.tsx";
import { EditorDialogs } from "#web/admin/editing/editor-dialogs.tsx";
import { SaveFailure } from "#web/admin/editing/save-failure.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { useDeclineForm } from "./use-decline-form.ts";

type FormProps = Readonly<{ submission: LooseSubmission; onClose: () => void }>;
type Props = FormProps & Readonly<{ isOpen: boolean }>;

/** LE5: the seller reads the reason as it is written here. */
export function DeclineDialog({ isOpen, ...form }: Props) {
  const { t } = useAdminTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && form.onClose()}
      title={t("sell.publishing.declineOf", { name: form.submission.propert_title })}
      hasStaticBackdrop
    >
      {isOpen && <DeclineForm {...form} />}
    </Dialog>
  );
}

function DeclineForm({ submission, onClose }: FormProps) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const state = useDeclineForm(submission, onClose);
  const { message, ...reason } = state.text("reason");
  return (
    <Form ref={state.element} onSubmit={state.submit} className="grid gap-4">
      {state.draftOffer && <DraftOffer {...state.draftOffer} />}
      <TextareaField
        label={t("sell.publishing.reason")}
        help={t("sell.publishing.reasonHelp")}
        message={message && t("sell.publishing.reasonMissing")}
        required
        rows={4}
        maxLength={maxLengths.text}
        readOnly={state.isSending}
        {...reason}
      />
      {state.failed && <SaveFailure {...state.failed} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" disabled={state.isSending} onClick={onClose}>
          {site("ui.cancel")}
        </Button>
        <Button type="submit" look="danger" isBusy={state.isSending}>
          {t("sell.publishing.confirm")}
        </Button>
      </div>
      <EditorDialogs editor={state} />
    </Form>
  );
}
