import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { company } from "#domain/company.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useFormSheet } from "#web/ui/use-form-sheet.ts";
import { SellSheet } from "./sell-sheet.tsx";

export function SellForm() {
  const { t } = useTranslation();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useFormSheet("sell");
  const finish = () => {
    showToast({ tone: "success", title: t("sell.sent.title"), text: t("sell.sent.text") });
    sheet.replace();
    heading.current?.focus();
  };
  return (
    <Card as="section" id="form" className="scroll-mt-28">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t("sell.form")}
      </h2>
      <p className="mt-1 mb-8 text-ink-soft">{t("sell.requiredNote")}</p>
      <noscript>
        <div className="mb-8">
          <Notice tone="warning">
            {t("sell.noScript", { phone: format.digits(company.phone), email: company.email })}
          </Notice>
        </div>
      </noscript>
      <SellSheet key={sheet.number} values={sheet.values} onInput={sheet.keep} onSent={finish} />
    </Card>
  );
}
