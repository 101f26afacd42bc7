import { isLanguage, type Language } from "#domain/language.ts";
import { type LeadDetails, type LeadReply, leadReplySchema } from "#domain/leads/lead.ts";
import { composeReply } from "#domain/replies/compose-reply.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { ReplyTemplate } from "#domain/settings/replies.ts";
import { detectLanguageTag } from "#domain/text-language.ts";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useProfile } from "#web/admin/session/use-access-scope.ts";
import { usePageCompany } from "#web/brand/use-company.ts";
import { showToast } from "#web/ui/toast.ts";
import { leadPageParameters } from "./lead-address.ts";
import { sendReply } from "./lead-calls.ts";

type Values = Readonly<{ template: string; language: string; subject: string; text: string }>;

/** LE4: the editor of a reply, begun with a template in the visitor's language. */
export function useLeadReply(lead: LeadDetails, templates: readonly ReplyTemplate[], onClose: () => void) {
  const { t } = useAdminTranslation();
  const { name: companyName, phone } = usePageCompany();
  const profile = useProfile();
  const staff = profile?.display_name ?? profile?.username ?? "";
  const compose = (template: string, language: Language): Values => {
    const body = templates.find(({ id }) => id === template)?.text[language] ?? "";
    const { name } = lead;
    const about = isTheirWording(lead) ? lead.about : "";
    const fields = { name, about, staff, company: localText(companyName, language), phone };
    return { template, language, ...composeReply(body, language, fields) };
  };
  const editor = useEditor<Values, LeadReply, { id: number }>({
    resource: "leads",
    draftKey: `${lead.id}:reply`,
    shownBy: [...leadPageParameters, "reply"],
    loaded: null,
    schema: leadReplySchema,
    valuesOf: () => compose(templates[0]?.id ?? "", lead.language ?? guessLanguage(lead)),
    readRow: () => lead,
    fields: {},
    errorName: ([name = ""]) => name,
    save: ({ input, attempt }) => sendReply(lead.id, input, attempt.getIdempotencyHeaders(input)),
    saved: () => ({ title: t("leads.reply.sent") }),
    failed: t("leads.reply.failed"),
    onClose,
  });
  const fill = (values: Values) => {
    for (const [name, value] of Object.entries(values)) editor.named.set(name, value);
  };
  return {
    ...editor,
    /** Begins again with a template. What was written can be brought back. */
    begin({ template, language }: Readonly<{ template?: string; language?: string }>) {
      const before = { ...editor.values };
      const began = compose(before.template, readLanguage(before.language));
      fill(compose(template ?? before.template, readLanguage(language ?? before.language)));
      if (before.text === began.text) return;
      showToast({
        tone: "neutral",
        title: t("leads.reply.replaced"),
        action: { label: t("list.deletion.undo"), onPress: () => fill(before) },
      });
    },
  };
}

/** What staff noted of a call is not for the person to read. */
function isTheirWording({ channel, property_name }: LeadDetails): boolean {
  return channel === "web" || property_name !== null;
}

function guessLanguage({ about, text }: LeadDetails): Language {
  return detectLanguageTag(`${about} ${text}`) === "ne" ? "np" : "en";
}

function readLanguage(name: string): Language {
  return isLanguage(name) ? name : "en";
}
