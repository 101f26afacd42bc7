import { useState } from "react";
import { setupAdminSchema } from "#domain/setup/setup.ts";
import { useAccountForm } from "#web/admin/account/use-account-form.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { logIn } from "#web/admin/session/log-in.ts";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
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
  const { field, onSubmit, isSending, failure } = useAccountForm({
    schema: setupAdminSchema,
    defaultValues: { username: "", new_password: "" },
    async send({ username, new_password }) {
      const company = readCompanyDraft(progress.company);
      setHasNoName(company === undefined);
      if (!company) return;
      await completeSetup({ code: progress.code, company, username, new_password });
      await logIn({ username, password: new_password });
      changeSetupProgress({ step: "mail", code: "", company: {} });
      await onStored();
    },
  });
  return (
    <StepFrame title={t("setup.admin.title")} text={t("setup.admin.text")}>
      <Form method="post" onSubmit={onSubmit} className="grid gap-5">
        <TextField
          label={t("setup.admin.username")}
          help={t("setup.admin.usernameHelp")}
          autoComplete="username"
          autoCapitalize="none"
          translate="no"
          required
          {...field("username")}
        />
        <PasswordField
          label={t("setup.admin.password")}
          help={t("account.password.help")}
          autoComplete="new-password"
          required
          {...field("new_password")}
        />
        {(failure || hasNoName) && (
          <Notice tone="danger" isAlert>
            {hasNoName ? t("setup.admin.noName") : failure}
          </Notice>
        )}
        <StepActions
          isBusy={isSending}
          label={t("setup.admin.submit")}
          onBack={() => changeSetupProgress({ step: "company" })}
        />
      </Form>
    </StepFrame>
  );
}
