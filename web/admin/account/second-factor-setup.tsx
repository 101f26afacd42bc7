import { useState } from "react";
import type { SecondFactorStart } from "#domain/session/second-factor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { confirmSecondFactor, startSecondFactor } from "./account-calls.ts";
import { AccountForm } from "./account-form.tsx";
import { QrCode } from "./qr-code.tsx";

/** Three steps: the password, a code from the authenticator app, then the recovery codes. */
export function SecondFactorSetup({ onDone }: Readonly<{ onDone: () => void }>) {
  const { t } = useAdminTranslation();
  const [started, setStarted] = useState<SecondFactorStart>();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (started)
    return (
      <AccountForm
        key="confirm"
        fields={["code"]}
        submitLabel={t("account.confirm")}
        send={async ({ code }) => setCodes(await confirmSecondFactor(code))}
      >
        <p>{t("account.scan")}</p>
        <QrCode text={started.uri} label={t("account.picture")} />
        <p>
          {t("account.orType")}{" "}
          <code className="select-all break-all font-semibold" translate="no">
            {started.secret}
          </code>
        </p>
      </AccountForm>
    );
  return (
    <AccountForm
      key="start"
      fields={["password"]}
      submitLabel={t("account.turnOn")}
      send={async ({ password }) => setStarted(await startSecondFactor(password))}
    >
      <p>{t("account.isOff")}</p>
    </AccountForm>
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
