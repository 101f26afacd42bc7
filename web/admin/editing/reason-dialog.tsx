import type * as z from "zod/mini";
import { maxLengths } from "#domain/max-lengths.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { type EditorOptions, useEditor } from "./use-editor.ts";

type Values = Readonly<{ reason: string }>;

type FormProps = Pick<
  EditorOptions<Values, Values, { id: number }>,
  "resource" | "draftKey" | "shownBy" | "saved" | "failed"
> &
  Readonly<{
    schema: z.ZodMiniType<Values>;
    /** The reason that was given before. */
    reason?: string;
    send: (reason: string) => Promise<void>;
    texts: Readonly<{ label: string; help: string; missing: string; confirm: string }>;
    onClose: () => void;
  }>;

type Props = FormProps & Readonly<{ isOpen: boolean; title: string }>;

/** Asks why something is refused. */
export function ReasonDialog({ isOpen, title, ...form }: Props) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={(next) => !next && form.onClose()} title={title} hasStaticBackdrop>
      {isOpen && <ReasonForm {...form} />}
    </Dialog>
  );
}

function ReasonForm({ reason = "", send, texts, ...options }: FormProps) {
  const { t } = useTranslation();
  const editor = useEditor<Values, Values, { id: number }>({
    ...options,
    loaded: null,
    valuesOf: () => ({ reason }),
    readRow: () => ({ id: 0 }),
    fields: {},
    errorName: () => "reason",
    save: ({ input }) => send(input.reason),
  });
  const { message, ...control } = editor.text("reason");
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
        {...control}
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
