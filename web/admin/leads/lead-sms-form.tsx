import { useQueryClient } from "@tanstack/react-query";
import MessageSquareText from "lucide-react/icons/message-square-text";
import { useState } from "react";
import type { LeadDetails } from "#domain/leads/lead.ts";
import { countSmsParts } from "#domain/sms/count-parts.ts";
import { maxSmsParts, newSmsSchema } from "#domain/sms/sms.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { writeSms } from "./sms-calls.ts";

type Props = Readonly<{ lead: LeadDetails }>;

/** DY9: a text message by hand. Nothing if none are sent, or the person gave no mobile number. */
export function LeadSmsForm({ lead }: Props) {
  const { t } = useAdminTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (lead.sms_number === null) return null;
  if (!isOpen)
    return (
      <SmallButton icon={<MessageSquareText />} className="mb-6" onClick={() => setIsOpen(true)}>
        {t("sms.write")}
      </SmallButton>
    );
  return <OpenForm lead={lead} number={lead.sms_number} onClose={() => setIsOpen(false)} />;
}

function OpenForm({ lead, number, onClose }: Props & Readonly<{ number: string; onClose: () => void }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const form = useSimpleForm({
    schema: newSmsSchema,
    defaultValues: { text: "" },
    async send(sms, attempt) {
      await writeSms(lead.id, sms, attempt.getIdempotencyHeaders(sms));
      showToast({ tone: "success", title: t("sms.sentAgain") });
      onClose();
      await client.invalidateQueries({ queryKey: ["leads"] });
    },
  });
  const { parts, units } = countSmsParts(form.watch("text") ?? "");
  const size = { parts: format.number(parts), max: format.number(maxSmsParts), units: format.number(units) };
  return (
    <Card as="section" aria-label={t("sms.write")} className="mb-6">
      <p className="mb-4 font-semibold">{t("sms.to", { number: format.digits(number) })}</p>
      <SimpleForm
        form={form}
        actions={
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isBusy={form.isSending}>
              {t("sms.send")}
            </Button>
            <Button look="quiet" disabled={form.isSending} onClick={onClose}>
              {t("sms.cancel")}
            </Button>
          </div>
        }
      >
        <TextareaField label={t("sms.text")} rows={4} required {...form.field("text")} />
        <p role="status" className={parts > maxSmsParts ? "text-madder text-sm" : "text-ink-soft text-sm"}>
          {t(parts > maxSmsParts ? "sms.tooLong" : "sms.size", size)}
        </p>
      </SimpleForm>
    </Card>
  );
}
