import { useQuery } from "@tanstack/react-query";
import Mail from "lucide-react/icons/mail";
import { useState } from "react";
import { isLanguage, type Language, languages } from "#domain/language.ts";
import { type LeadDetails, type LeadReply, leadReplySchema } from "#domain/leads/lead.ts";
import { composeReply, type ReplyTemplate, replyTemplates } from "#domain/mail/reply-templates.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { localText } from "#domain/settings/local-text.ts";
import { detectLanguageTag } from "#domain/text-language.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { fetchMailState, mailQueryKey } from "#web/admin/mail/mail-calls.ts";
import { storedSession } from "#web/admin/session/stored-session.ts";
import { usePageCompany } from "#web/brand/use-company.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { sendReply } from "./lead-calls.ts";
import { useLeadAction } from "./use-lead-action.ts";

/** LE4: a reply by e-mail, begun with a template in the visitor's language. Nothing if there is no address, or mail is not set up. */
export function LeadReplyForm({ lead }: Readonly<{ lead: LeadDetails }>) {
  const { t } = useAdminTranslation();
  const { name: companyName, phone } = usePageCompany();
  const { data: mail } = useQuery({ queryKey: [mailQueryKey, "state"], queryFn: fetchMailState });
  const visitorLanguage: Language = detectLanguageTag(`${lead.about} ${lead.text}`) === "ne" ? "np" : "en";
  const [template, setTemplate] = useState<ReplyTemplate>("thanks");
  const [reply, setReply] = useState<LeadReply | null>(null);
  const compose = (chosen: ReplyTemplate, language: Language): LeadReply => {
    const staff = storedSession.read()?.user.username ?? "";
    const { name, about } = lead;
    const fields = { name, about, staff, company: localText(companyName, language), phone };
    return { language, ...composeReply(chosen, language, fields) };
  };
  /** What was written can be brought back. */
  const replace = (next: LeadReply | null, nextTemplate = template) => {
    setTemplate(nextTemplate);
    setReply(next);
    if (!reply || reply.text === compose(template, reply.language).text) return;
    const bringBack = () => {
      setTemplate(template);
      setReply(reply);
    };
    showToast({
      tone: "neutral",
      title: t("leads.reply.replaced"),
      action: { label: t("list.deletion.undo"), onPress: bringBack },
    });
  };
  const begin = (chosen: ReplyTemplate, language: Language) => replace(compose(chosen, language), chosen);
  const sending = useLeadAction((written: LeadReply) => sendReply(lead.id, written), {
    onDone() {
      setReply(null);
      showToast({ tone: "success", title: t("leads.reply.sent") });
    },
  });
  if (lead.email === null || !mail?.is_set_up) return null;
  if (!reply)
    return (
      <Button
        look="secondary"
        size="small"
        icon={<Mail aria-hidden className="size-4" />}
        className="mb-6"
        onClick={() => begin("thanks", visitorLanguage)}
      >
        {t("leads.reply.open")}
      </Button>
    );
  const read = leadReplySchema.safeParse(reply);
  return (
    <Card as="section" aria-label={t("leads.reply.open")} className="mb-6 grid gap-4">
      <p className="font-semibold wrap-anywhere">{t("leads.reply.to", { email: lead.email })}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("leads.reply.template")}
          options={replyTemplates.map((value) => ({ value, label: t(`leads.reply.templates.${value}`) }))}
          value={template}
          onChange={({ target }) =>
            begin(replyTemplates.find((name) => name === target.value) ?? "thanks", reply.language)
          }
        />
        <SelectField
          label={t("leads.reply.language")}
          options={languages.map((value) => ({ value, label: t(`leads.reply.languages.${value}`) }))}
          value={reply.language}
          onChange={({ target }) => isLanguage(target.value) && begin(template, target.value)}
        />
      </div>
      <TextField
        label={t("leads.reply.subject")}
        maxLength={maxLengths.title}
        value={reply.subject}
        onChange={({ target }) => setReply({ ...reply, subject: target.value })}
      />
      <TextareaField
        label={t("leads.reply.text")}
        rows={10}
        maxLength={maxLengths.text}
        value={reply.text}
        onChange={({ target }) => setReply({ ...reply, text: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          isBusy={sending.isPending}
          disabled={!read.success}
          onClick={() => read.success && sending.mutate(read.data)}
        >
          {t("leads.reply.send")}
        </Button>
        <Button look="quiet" onClick={() => replace(null)}>
          {t("leads.reply.cancel")}
        </Button>
      </div>
    </Card>
  );
}
