import type { ReactNode } from "react";
import { maxLengths } from "#domain/max-lengths.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { SaveFailure } from "./save-failure.tsx";
import type { useEditor } from "./use-editor.ts";

type Props = Readonly<{
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** A `ReasonForm`, mounted at each opening. */
  children: () => ReactNode;
}>;

/** Asks why something is refused. */
export function ReasonDialog({ isOpen, title, onClose, children }: Props) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={(next) => !next && onClose()} title={title} hasStaticBackdrop>
      {isOpen && children()}
    </Dialog>
  );
}

export type ReasonValues = Readonly<{ reason: string }>;

type FormProps = Readonly<{
  editor: ReturnType<typeof useEditor<ReasonValues, ReasonValues, { id: number }>>;
  texts: Readonly<{ label: string; help: string; missing: string; confirm: string }>;
}>;

export function ReasonForm({ editor, texts }: FormProps) {
  const { t } = useTranslation();
  const { message, ...reason } = editor.text("reason");
  return (
    <Form ref={editor.element} onSubmit={editor.submit} className="grid gap-4">
      {editor.draftOffer && <DraftOffer {...editor.draftOffer} />}
      <TextareaField
        label={texts.label}
        help={texts.help}
        message={message && texts.missing}
        required
        rows={4}
        maxLength={maxLengths.text}
        readOnly={editor.isSending}
        {...reason}
      />
      {editor.failed && <SaveFailure {...editor.failed} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" disabled={editor.isSending} onClick={editor.onClose}>
          {t("ui.cancel")}
        </Button>
        <Button type="submit" look="danger" isBusy={editor.isSending}>
          {texts.confirm}
        </Button>
      </div>
      <EditorDialogs editor={editor} />
    </Form>
  );
}
