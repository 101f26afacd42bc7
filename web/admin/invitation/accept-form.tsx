import { useState } from "react";
import { acceptInputSchema, type OpenInvitation } from "#domain/session/accounts.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { logIn } from "#web/admin/session/log-in.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { storeLanguage } from "#web/i18n/stored-language.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { usePageNavigate } from "#web/ui/page-link.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { acceptInvitation } from "./invitation-calls.ts";

type Props = Readonly<{ token: string; invitation: OpenInvitation }>;

/** Makes the account and logs in to it. If only the login fails, the page leads there: the link is used already. */
export function AcceptForm({ token, invitation: { username, role } }: Props) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const openPage = usePageNavigate();
  const [isAccepted, setAccepted] = useState(false);
  const form = useSimpleForm({
    schema: acceptInputSchema,
    defaultValues: { token, new_password: "" },
    async send({ new_password: password }) {
      await acceptInvitation(token, password);
      const outcome = await logIn({ username, password });
      if (outcome.is !== "logged in") {
        setAccepted(true);
        return;
      }
      storeLanguage(language);
      await openPage("/admin", { replace: true });
    },
  });
  if (isAccepted)
    return (
      <>
        <Notice tone="success" title={t("accounts.accept.accepted")} isAlert>
          {t("accounts.accept.acceptedText")}
        </Notice>
        <ButtonLink to="/login">{t("accounts.accept.logIn")}</ButtonLink>
      </>
    );
  return (
    <SimpleForm
      form={form}
      method="post"
      className="grid gap-5"
      actions={
        <Button type="submit" isBusy={form.isSending}>
          {t("accounts.accept.submit")}
        </Button>
      }
    >
      <p className="text-ink-soft">
        {t("accounts.accept.lead", { role: t(`accounts.accept.roles.${role}`) })}
      </p>
      <TextField
        label={t("accounts.accept.username")}
        value={username}
        readOnly
        autoComplete="username"
        translate="no"
      />
      <PasswordField
        label={t("accounts.accept.password")}
        help={t("account.password.help")}
        autoComplete="new-password"
        required
        {...form.field("new_password")}
      />
    </SimpleForm>
  );
}
