import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useSubmission } from "#web/api/use-submission.ts";
import { submitIfValid } from "#web/forms/submit-if-valid.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type Name = "password" | "code";
type Values = Record<Name, string>;

type Props = Readonly<{
  fields: readonly Name[];
  submitLabel: string;
  send: (values: Readonly<Values>) => Promise<void>;
  children?: ReactNode;
}>;

/** Asks for the password, a code or both before a change of the account. */
export function AccountForm({ fields, submitLabel, send, children }: Props) {
  const { t } = useAdminTranslation();
  const messages = useProblemMessages();
  const submission = useSubmission();
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { password: "", code: "" },
  });

  async function submit(values: Values): Promise<boolean> {
    const outcome = await submission.send(() => send(values));
    return outcome.is === "sent";
  }

  const codes = submission.failure?.fieldCodes();
  const field = (name: Name) => ({
    ...register(name, { validate: (value) => value.trim() !== "" || "required" }),
    required: true,
    message: messages.field(formState.errors[name]?.message ?? codes?.get(name)),
  });
  return (
    <Form onSubmit={() => submitIfValid(handleSubmit, submit)} className="grid gap-4">
      {children}
      {fields.includes("password") && (
        <PasswordField label={t("login.password")} autoComplete="current-password" {...field("password")} />
      )}
      {fields.includes("code") && (
        <TextField
          label={t("login.code")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...field("code")}
        />
      )}
      {submission.failure && codes?.size === 0 && (
        <Notice tone="danger" isAlert>
          {messages.reason(submission.failure)}
        </Notice>
      )}
      <Button type="submit" isBusy={submission.isSending} className="sm:justify-self-start">
        {submitLabel}
      </Button>
    </Form>
  );
}
