import { useRef } from "react";
import { useFormTranslation } from "#web/i18n/form-words.ts";
import type { Posted } from "#web/posted-form.ts";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useFormSheet } from "#web/ui/use-form-sheet.ts";
import { SellSheet } from "./sell-sheet.tsx";

type Props = Readonly<{
  /** What came back when it was posted without JavaScript. */
  posted: Posted | undefined;
  isSent: boolean;
}>;

export function SellForm({ posted, isSent }: Props) {
  const { t } = useFormTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useFormSheet("sell", posted?.values);
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
      {isSent && !posted && (
        <div className="mb-8">
          <Notice tone="success" title={t("sell.sent.title")} isAnswer>
            {t("sell.sent.text")}
          </Notice>
        </div>
      )}
      <SellSheet
        key={sheet.number}
        values={sheet.values}
        posted={sheet.number === 0 ? posted : undefined}
        onInput={sheet.keep}
        onSent={finish}
      />
    </Card>
  );
}
