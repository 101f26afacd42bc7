import { useQuery } from "@tanstack/react-query";
import Mail from "lucide-react/icons/mail";
import { languages } from "#domain/language.ts";
import type { LeadDetails } from "#domain/leads/lead.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { ReplyTemplate } from "#domain/settings/replies.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { DraftOffer } from "#web/admin/editing/draft-offer.tsx";
import { EditorDialogs } from "#web/admin/editing/editor-dialogs.tsx";
import { SaveFailure } from "#web/admin/editing/save-failure.tsx";
import { useDialogParameter } from "#web/admin/editing/use-dialog-parameter.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Form } from "#web/ui/form.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { replyTemplatesQuery } from "./lead-calls.ts";
import { useLeadReply } from "./use-lead-reply.ts";

type Props = Readonly<{ lead: LeadDetails }>;

/** LE4: a reply by e-mail. Nothing if there is no address, or mail is not set up. The URL opens it, so that a reload does too. */
export function LeadReplyForm({ lead }: Props) {
  const { t } = useAdminTranslation();
  const { value, open, close } = useDialogParameter("reply");
  if (!lead.can_reply_by_mail) return null;
  if (value === "")
    return (
      <SmallButton icon={<Mail />} className="mr-2 mb-6" onClick={() => open(String(lead.id))}>
        {t("leads.reply.open")}
      </SmallButton>
    );
  return <Reply lead={lead} onClose={close} />;
}

type ReplyProps = Props & Readonly<{ onClose: () => void }>;

function Reply(props: ReplyProps) {
  const { t } = useAdminTranslation();
  const query = useQuery(replyTemplatesQuery);
  if (query.data) return <OpenReply templates={query.data} {...props} />;
  return query.isError ? <QueryError title={t("leads.reply.templatesFailed")} query={query} /> : <Spinner />;
}

function OpenReply({
  lead,
  templates,
  onClose,
}: ReplyProps & Readonly<{ templates: readonly ReplyTemplate[] }>) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const state = useLeadReply(lead, templates, onClose);
  return (
    <Card as="section" aria-label={t("leads.reply.open")} className="mb-6">
      <Form ref={state.element} onSubmit={state.submit} className="grid gap-4">
        <p className="font-semibold wrap-anywhere">{t("leads.reply.to", { email: lead.email ?? "" })}</p>
        {state.draftOffer && <DraftOffer {...state.draftOffer} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t("leads.reply.template")}
            placeholder={t("leads.reply.noTemplate")}
            options={templates.map(({ id, name }) => ({ value: id, label: localText(name, language) }))}
            value={state.values.template}
            onChange={({ target }) => state.begin({ template: target.value })}
          />
          <SelectField
            label={t("leads.reply.language")}
            options={languages.map((value) => ({ value, label: t(`leads.reply.languages.${value}`) }))}
            value={state.values.language}
            onChange={({ target }) => state.begin({ language: target.value })}
          />
        </div>
        <TextField
          label={t("leads.reply.subject")}
          maxLength={maxLengths.title}
          readOnly={state.isSending}
          {...state.text("subject")}
        />
        <TextareaField
          label={t("leads.reply.text")}
          rows={10}
          maxLength={maxLengths.text}
          readOnly={state.isSending}
          {...state.text("text")}
        />
        {state.failed && <SaveFailure {...state.failed} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={state.isSending}>
            {t("leads.reply.send")}
          </Button>
          <Button look="quiet" disabled={state.isSending} onClick={onClose}>
            {t("leads.reply.cancel")}
          </Button>
        </div>
      </Form>
      <EditorDialogs editor={state} />
    </Card>
  );
}
