import LogIn from "lucide-react/icons/log-in";
import { useState } from "react";
import { maxLengths } from "#domain/max-lengths.ts";
import { type LoginInput, loginInputSchema } from "#domain/session/session.ts";
import { CodeField } from "#web/admin/account/code-field.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { type LogInOutcome, logIn } from "#web/admin/session/log-in.ts";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { useIsHydrated } from "#web/hydration/use-is-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useLoginFailureText } from "./use-login-failure-text.ts";

/**
 * LO1, LO2. Its button is disabled until a script can send it, because a browser that sends it itself loses what was typed.
 * It is a POST, so that no password can appear in the URL.
 */
export function LoginForm() {
  const { t } = useAdminTranslation();
  const failureText = useLoginFailureText();
  const isHydrated = useIsHydrated();
  const [needsCode, setNeedsCode] = useState(false);
  const { field, onSubmit, isSending, setFocus } = useSimpleForm({
    schema: loginInputSchema,
    defaultValues: { username: "", password: "" },
    send,
  });

  async function send(input: LoginInput): Promise<boolean> {
    const outcome = await logIn(input);
    if (outcome.is === "logged in") {
      showToast({ tone: "success", title: t("login.success.title"), text: t("login.success.text") });
      return true;
    }
    if (asksForCode(outcome)) {
      setNeedsCode(true);
      return false;
    }
    if (outcome.is === "no admin") {
      showToast({ tone: "error", title: t("login.denied.title"), text: t("login.denied.text") });
    } else {
      showToast({ tone: "error", title: t("login.failed.title"), text: failureText(outcome) });
    }
    setFocus(needsCode ? "code" : "password", { shouldSelect: true });
    return false;
  }

  return (
    <Form method="post" onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label={t("login.username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLengths.name}
        required
        {...field("username")}
      />
      <PasswordField
        label={t("login.password")}
        autoComplete="current-password"
        required
        {...field("password")}
      />
      {needsCode && <CodeField help={t("login.codeHelp")} autoFocus {...field("code")} />}
      <Button type="submit" disabled={!isHydrated} isBusy={isSending} icon={<LogIn />}>
        {t("login.submit")}
      </Button>
    </Form>
  );
}

/** The password is correct, but the account has a second factor. */
function asksForCode(outcome: LogInOutcome): boolean {
  return outcome.is === "failed" && outcome.failure.problem?.code === "second_factor_required";
}
