import Footprints from "lucide-react/icons/footprints";
import MessageCircle from "lucide-react/icons/message-circle";
import MessageSquareText from "lucide-react/icons/message-square-text";
import PhoneCall from "lucide-react/icons/phone-call";
import { useState } from "react";
import type { LeadEventInput } from "#domain/leads/lead.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { addEvent } from "./lead-calls.ts";
import { useLeadAction } from "./use-lead-action.ts";

const contacts = [
  { kind: "call", Icon: PhoneCall },
  { kind: "whatsapp", Icon: MessageCircle },
  { kind: "viber", Icon: MessageSquareText },
  { kind: "visit", Icon: Footprints },
] as const;

/** LE4: a call or a message is noted with one tap, with what was written above it. */
export function LeadComposer({ id }: Readonly<{ id: number }>) {
  const { t } = useAdminTranslation();
  const [text, setText] = useState("");
  const adding = useLeadAction((event: LeadEventInput) => addEvent(id, event), {
    onDone: () => setText(""),
  });
  return (
    <div className="mb-6 grid gap-3">
      <TextareaField
        label={t("leads.composer.note")}
        rows={3}
        maxLength={maxLengths.text}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          isBusy={adding.isPending}
          disabled={text.trim() === ""}
          onClick={() => adding.mutate({ kind: "note", text })}
        >
          {t("leads.composer.add")}
        </Button>
        {contacts.map(({ kind, Icon }) => (
          <Button
            key={kind}
            look="secondary"
            size="small"
            icon={<Icon aria-hidden className="size-4" />}
            isBusy={adding.isPending && adding.variables?.kind === kind}
            onClick={() => !adding.isPending && adding.mutate({ kind, text })}
          >
            {t(`leads.composer.${kind}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
