import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { passwordChangeSchema } from "#domain/session/accounts.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { ProofFields } from "./proof-fields.tsx";
import { changePassword } from "./session-calls.ts";

/** LE8: other sessions end with the old password. */
export function PasswordForm() {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const [isChanged, setChanged] = useState(false);
  const form = useSimpleForm({
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
    <SimpleForm form={form} submitLabel={t("account.password.submit")}>
      <ProofFields label={t("account.password.current")} field={form.field} />
      <PasswordField
        label={t("account.password.next")}
        help={t("account.password.help")}
        autoComplete="new-password"
        required
        {...form.field("new_password")}
      />
    </SimpleForm>
  );
}
