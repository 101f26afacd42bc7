import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useSending } from "#web/api/use-submission.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type Name = "password" | "code";
type Typed = Record<Name, string>;

type Props = Readonly<{
  asks: readonly Name[];
  submit: string;
  send: (typed: Readonly<Typed>) => Promise<void>;
  children?: ReactNode;
}>;

/** Asks who it is, in whichever way the step needs it. */
export function AccountForm({ asks, submit, send, children }: Props) {
  const { t } = useAdminTranslation();
  const words = useProblemMessages();
  const sending = useSending();
  const { register, handleSubmit, formState } = useForm<Typed>({
    defaultValues: { password: "", code: "" },
  });

  async function onSubmit(): Promise<boolean> {
    let isSent = false;
    await handleSubmit(async (typed) => {
      const outcome = await sending.send(() => send(typed));
      isSent = outcome.is === "sent";
    })();
    return isSent;
  }

  const marks = sending.failure?.fieldCodes();
  const field = (name: Name) => ({
    ...register(name, { validate: (value) => value.trim() !== "" || "required" }),
    required: true,
    message: words.field(formState.errors[name]?.message ?? marks?.get(name)),
  });
  return (
    <Form onSubmit={onSubmit} className="grid gap-4">
      {children}
      {asks.includes("password") && (
        <PasswordField label={t("login.password")} autoComplete="current-password" {...field("password")} />
      )}
      {asks.includes("code") && (
        <TextField
          label={t("login.code")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...field("code")}
        />
      )}
      {sending.failure && marks?.size === 0 && (
        <Notice tone="danger" isAlert>
          {words.reason(sending.failure)}
        </Notice>
      )}
      <Button type="submit" isBusy={sending.isSending} className="sm:justify-self-start">
        {submit}
      </Button>
    </Form>
  );
}
