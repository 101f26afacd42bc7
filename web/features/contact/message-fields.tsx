import { useForm } from "react-hook-form";
import { maxLengths } from "#domain/max-lengths.ts";
import { deferSubmission } from "#web/forms/deferred-submission.ts";
import type { FormInstance } from "#web/forms/form-card.tsx";
import { PublicForm } from "#web/forms/public-form.tsx";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { usePublicForm } from "#web/forms/use-public-form.ts";
import { useContactTranslation } from "#web/i18n/contact-messages.ts";
import { FormRow } from "#web/ui/form-row.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";

const fieldNames = {
  name: "name",
  email: "email",
  phone: "phone",
  subject: "subject",
  message: "message",
} as const;

const submission = deferSubmission(() => import("./message-submission.ts"));

/** CO2. */
export function MessageFields({ sheet }: Readonly<{ sheet: FormInstance }>) {
  const { t } = useContactTranslation();
  const problemMessages = useProblemMessages();
  const form = useForm({ resolver: submission.resolver, shouldFocusError: false });
  const state = usePublicForm({
    form,
    sheet,
    fieldNames,
    submission,
    failed: { title: t("contact.failed.title"), text: t("contact.failed.text") },
    failureText: problemMessages.detail,
  });
  const field = (name: keyof typeof fieldNames) => ({ ...state.field(name), required: true });
  return (
    <PublicForm state={state} sheet={sheet} submitLabel={t("contact.submit")} isCompact>
      <FormRow>
        <TextField
          label={t("contact.fields.name")}
          autoComplete="name"
          maxLength={maxLengths.name}
          {...field("name")}
        />
        <TextField
          label={t("contact.fields.email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={maxLengths.email}
          {...field("email")}
        />
      </FormRow>
      <FormRow>
        <TextField
          label={t("contact.phone")}
          type="tel"
          autoComplete="tel"
          maxLength={maxLengths.word}
          {...state.field("phone")}
        />
        <TextField label={t("contact.fields.subject")} maxLength={maxLengths.title} {...field("subject")} />
      </FormRow>
      <TextareaField
        label={t("contact.fields.message")}
        rows={6}
        maxLength={maxLengths.text}
        {...field("message")}
      />
    </PublicForm>
  );
}
