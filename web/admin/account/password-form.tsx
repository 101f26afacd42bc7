import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { passwordChangeSchema } from "#domain/session/accounts.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { ProofFields } from "./proof-fields.tsx";
import { changePassword } from "./session-calls.ts";
import { useAccountForm } from "./use-account-form.ts";

/** LE8: other sessions end with the old password. */
export function PasswordForm() {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const [isChanged, setChanged] = useState(false);
  const { field, onSubmit, isSending, failure } = useAccountForm({
    schema: passwordChangeSchema,
    defaultValues: { password: "", new_password: "" },
    async send(input) {
      await changePassword(input);
      setChanged(true);
      void client.invalidateQueries({ queryKey: ["sessions"] });
    },
  });
  if (isChanged)
    return (
      <Notice tone="success" title={t("account.password.changed")} isAlert>
        {t("account.password.changedText")}
      </Notice>
    );
  return (
    <Form onSubmit={onSubmit} className="grid gap-4">
      <ProofFields label={t("account.password.current")} field={field} />
      <PasswordField
        label={t("account.password.next")}
        help={t("account.password.help")}
        autoComplete="new-password"
        required
        {...field("new_password")}
      />
      {failure && (
        <Notice tone="danger" isAlert>
          {failure}
        </Notice>
      )}
      <Button type="submit" isBusy={isSending} className="sm:justify-self-start">
        {t("account.password.submit")}
      </Button>
    </Form>
  );
}
