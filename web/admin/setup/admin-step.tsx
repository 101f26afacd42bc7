import { useState } from "react";
import { setupAdminSchema } from "#domain/setup/setup.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { logIn } from "#web/admin/session/log-in.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { readCompanyDraft } from "./company-step.tsx";
import { completeSetup } from "./setup-calls.ts";
import { changeSetupProgress, type SetupProgress } from "./setup-progress.ts";
import { StepActions, StepFrame } from "./step-frame.tsx";

type Props = Readonly<{ progress: SetupProgress; onStored: () => Promise<unknown> }>;

/** Stores the company and the admin in one request, and logs in. */
export function AdminStep({ progress, onStored }: Props) {
  const { t } = useAdminTranslation();
  const [hasNoName, setHasNoName] = useState(false);
  const form = useSimpleForm({
    schema: setupAdminSchema,
    defaultValues: { username: "", new_password: "" },
    async send({ username, new_password }) {
      const company = readCompanyDraft(progress.company);
      setHasNoName(company === undefined);
      if (!company) return false;
      await completeSetup({ code: progress.code, company, username, new_password });
      await logIn({ username, password: new_password });
      changeSetupProgress({ step: "mail", code: "", company: {} });
      await onStored();
      return true;
    },
  });
  return (
    <StepFrame title={t("setup.admin.title")} text={t("setup.admin.text")}>
      <SimpleForm
        form={{ ...form, failure: hasNoName ? t("setup.admin.noName") : form.failure }}
        method="post"
        className="grid gap-5"
        actions={
          <StepActions
            isBusy={form.isSending}
            label={t("setup.admin.submit")}
            onBack={() => changeSetupProgress({ step: "company" })}
          />
        }
      >
        <TextField
          label={t("setup.admin.username")}
          help={t("setup.admin.usernameHelp")}
          autoComplete="username"
          autoCapitalize="none"
          translate="no"
          required
          {...form.field("username")}
        />
        <PasswordField
          label={t("setup.admin.password")}
          help={t("account.password.help")}
          autoComplete="new-password"
          required
          {...form.field("new_password")}
        />
      </SimpleForm>
    </StepFrame>
  );
}
