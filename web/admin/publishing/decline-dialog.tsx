import { useState } from "react";
import { maxLengths } from "#domain/max-lengths.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";

type FormProps = Readonly<{
  reason: string;
  isBusy: boolean;
  onDecline: (reason: string) => void;
  onClose: () => void;
}>;
type Props = FormProps & Readonly<{ isOpen: boolean; name: string }>;

/** LE5: the seller reads the reason as it is written here. */
export function DeclineDialog({ isOpen, name, ...form }: Props) {
  const { t } = useAdminTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && !form.isBusy && form.onClose()}
      title={t("sell.publishing.declineOf", { name })}
      hasStaticBackdrop
    >
      {isOpen && <DeclineForm {...form} />}
    </Dialog>
  );
}

function DeclineForm({ reason, isBusy, onDecline, onClose }: FormProps) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const [text, setText] = useState(reason);
  const [isMissing, setMissing] = useState(false);
  const submit = async () => {
    const isEmpty = text.trim() === "";
    setMissing(isEmpty);
    if (!isEmpty && !isBusy) onDecline(text);
    return false;
  };
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <TextareaField
        label={t("sell.publishing.reason")}
        help={t("sell.publishing.reasonHelp")}
        message={isMissing ? t("sell.publishing.reasonMissing") : undefined}
        required
        rows={4}
        maxLength={maxLengths.text}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {site("ui.cancel")}
        </Button>
        <Button type="submit" look="danger" isBusy={isBusy}>
          {t("sell.publishing.confirm")}
        </Button>
      </div>
    </Form>
  );
}
