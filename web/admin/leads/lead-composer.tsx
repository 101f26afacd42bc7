import Footprints from "lucide-react/icons/footprints";
import MessageCircle from "lucide-react/icons/message-circle";
import MessageSquareText from "lucide-react/icons/message-square-text";
import PhoneCall from "lucide-react/icons/phone-call";
import { maxLengths } from "#domain/max-lengths.ts";
import { DraftOffer } from "#web/admin/editing/draft-offer.tsx";
import { EditorDialogs } from "#web/admin/editing/editor-dialogs.tsx";
import { SaveFailure } from "#web/admin/editing/save-failure.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Form } from "#web/ui/form.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { useLeadComposer } from "./use-lead-composer.ts";

const contacts = [
  { kind: "call", Icon: PhoneCall },
  { kind: "whatsapp", Icon: MessageCircle },
  { kind: "viber", Icon: MessageSquareText },
  { kind: "visit", Icon: Footprints },
] as const;

/** LE4: a call or a message is noted with one tap, with what was written above it. */
export function LeadComposer({ id }: Readonly<{ id: number }>) {
  const { t } = useAdminTranslation();
  const state = useLeadComposer(id);
  const isAdding = (kind: string) => state.isSending && state.values.kind === kind;
  return (
    <Form ref={state.element} onSubmit={() => state.add("note")} className="mb-6 grid gap-3">
      {state.draftOffer && <DraftOffer {...state.draftOffer} />}
      <TextareaField
        label={t("leads.composer.note")}
        rows={3}
        maxLength={maxLengths.text}
        readOnly={state.isSending}
        {...state.text("text")}
      />
      {state.failed && <SaveFailure {...state.failed} />}
      <div className="flex flex-wrap gap-2">
        <SmallButton type="submit" isBusy={isAdding("note")} disabled={state.values.text.trim() === ""}>
          {t("leads.composer.add")}
        </SmallButton>
        {contacts.map(({ kind, Icon }) => (
          <SmallButton
            key={kind}
            icon={<Icon />}
            isBusy={isAdding(kind)}
            // The second press of a double click may come after the first was stored.
            onClick={({ detail }) => detail < 2 && void state.add(kind)}
          >
            {t(`leads.composer.${kind}`)}
          </SmallButton>
        ))}
      </div>
      <EditorDialogs editor={state} />
    </Form>
  );
}
