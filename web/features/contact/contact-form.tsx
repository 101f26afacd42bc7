import { FormCard, type PageFormProps } from "#web/forms/form-card.tsx";
import { useContactTranslation } from "#web/i18n/contact-messages.ts";
import { MessageFields } from "./message-fields.tsx";

export function ContactForm(page: PageFormProps) {
  const { t } = useContactTranslation();
  return (
    <FormCard
      name="contact"
      title={t("contact.form")}
      lead={t("contact.formLead")}
      sent={{ title: t("contact.sent.title"), text: t("contact.sent.text") }}
      isCompact
      {...page}
    >
      {(sheet) => <MessageFields sheet={sheet} />}
    </FormCard>
  );
}
