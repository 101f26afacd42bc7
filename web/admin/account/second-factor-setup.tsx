import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import {
  confirmInputSchema,
  type SecondFactorStart,
  startInputSchema,
} from "#domain/session/second-factor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useCopyField } from "#web/ui/use-copy-field.ts";
import { confirmSecondFactor, startSecondFactor } from "./account-calls.ts";
import { CodeField } from "./code-field.tsx";
import { QrCode } from "./qr-code.tsx";

/** Three steps: the password, a code from the authenticator app, then the recovery codes. */
export function SecondFactorSetup({ onDone }: Readonly<{ onDone: () => void }>) {
  const [started, setStarted] = useState<SecondFactorStart>();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (started) return <ConfirmForm started={started} onConfirmed={setCodes} />;
  return <StartForm onStarted={setStarted} />;
}

function StartForm({ onStarted }: Readonly<{ onStarted: (started: SecondFactorStart) => void }>) {
  const { t } = useAdminTranslation();
  const form = useSimpleForm({
    schema: startInputSchema,
    defaultValues: { password: "" },
    async send({ password }) {
      onStarted(await startSecondFactor(password));
    },
  });
  return (
    <SimpleForm form={form} submitLabel={t("account.turnOn")}>
      <p>{t("account.isOff")}</p>
      <PasswordField
        label={t("login.password")}
        autoComplete="current-password"
        required
        {...form.field("password")}
      />
    </SimpleForm>
  );
}

type ConfirmProps = Readonly<{
  started: SecondFactorStart;
  onConfirmed: (codes: readonly string[]) => void;
}>;

function ConfirmForm({ started: { uri, secret }, onConfirmed }: ConfirmProps) {
  const { t } = useAdminTranslation();
  const form = useSimpleForm({
    schema: confirmInputSchema,
    defaultValues: { code: "" },
    async send({ code }) {
      onConfirmed(await confirmSecondFactor(code));
    },
  });
  return (
    <SimpleForm form={form} submitLabel={t("account.confirm")}>
      <p>{t("account.scan")}</p>
      <QrCode text={uri} label={t("account.picture")} />
      <p>
        <ButtonAnchor look="secondary" href={uri}>
          {t("account.openApp")}
        </ButtonAnchor>
      </p>
      <SecretKey secret={secret} />
      <CodeField {...form.field("code")} />
    </SimpleForm>
  );
}

/** For an app on the same phone, which cannot scan its own screen. */
function SecretKey({ secret }: Readonly<{ secret: string }>) {
  const { t } = useAdminTranslation();
  const { field, isCopied, copy } = useCopyField(secret);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField label={t("account.orType")} className="min-w-0 grow" {...field} />
      <Button look="secondary" icon={<Copy />} onClick={() => void copy()}>
        {t(isCopied ? "accounts.copied" : "account.copyKey")}
      </Button>
    </div>
  );
}

function RecoveryCodes({ codes, onDone }: Readonly<{ codes: readonly string[]; onDone: () => void }>) {
  const { t } = useAdminTranslation();
  return (
    <div className="grid gap-4">
      <Notice tone="success" title={t("account.turnedOn")} isAlert>
        {t("account.keepCodes")}
      </Notice>
      <ul aria-label={t("account.codes")} className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all font-semibold" translate="no">
              {code}
            </code>
          </li>
        ))}
      </ul>
      <Button onClick={onDone} className="sm:justify-self-start">
        {t("account.done")}
      </Button>
    </div>
  );
}
