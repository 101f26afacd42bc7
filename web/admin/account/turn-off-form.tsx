import { useQueryClient } from "@tanstack/react-query";
import { turnOffInputSchema } from "#domain/session/second-factor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { turnOffSecondFactor } from "./account-calls.ts";
import { CodeField } from "./code-field.tsx";

type Props = Readonly<{ codesLeft: number; onClose: () => void }>;

/** Turns the second factor off. */
export function TurnOffForm({ codesLeft, onClose }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const form = useSimpleForm({
    schema: turnOffInputSchema,
    defaultValues: { password: "", code: "" },
    async send({ password, code }) {
      await turnOffSecondFactor(password, code);
      showToast({ tone: "success", title: t("account.turnedOff"), text: t("account.turnedOffText") });
      void client.invalidateQueries({ queryKey: ["account"] });
      onClose();
    },
  });
  return (
    <SimpleForm form={form} submitLabel={t("account.turnOff")}>
      <p>
        {t("account.isOn")} {t("account.codesLeft", { number: format.number(codesLeft) })}
      </p>
      <PasswordField
        label={t("login.password")}
        autoComplete="current-password"
        required
        {...form.field("password")}
      />
      <CodeField {...form.field("code")} />
    </SimpleForm>
  );
}
