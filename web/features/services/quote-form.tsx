import { useEffect, useRef } from "react";
import { useFormTranslation } from "#web/i18n/form-words.ts";
import type { Posted } from "#web/posted-form.ts";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useFormSheet } from "#web/ui/use-form-sheet.ts";
import type { ChosenService } from "./chosen-service.ts";
import { QuoteSheet } from "./quote-sheet.tsx";

type Props = Readonly<{
  chosen: ChosenService;
  /** What came back when it was posted without JavaScript. */
  posted: Posted | undefined;
  isSent: boolean;
}>;

export function QuoteForm({ chosen, posted, isSent }: Props) {
  const { t } = useFormTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useFormSheet("quote", posted?.values);
  useEffect(() => {
    if (chosen.times === 0) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [chosen]);
  const finish = () => {
    showToast({ tone: "success", title: t("services.sent.title"), text: t("services.sent.text") });
    sheet.replace();
    heading.current?.focus();
  };
  return (
    <Card as="section" id="form" className="scroll-mt-28">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t("services.form")}
      </h2>
      <p className="mt-1 mb-8 max-w-text text-ink-soft">{t("services.formLead")}</p>
      {isSent && !posted && (
        <div className="mb-8">
          <Notice tone="success" title={t("services.sent.title")} isAnswer>
            {t("services.sent.text")}
          </Notice>
        </div>
      )}
      <QuoteSheet
        key={sheet.number}
        chosen={chosen}
        values={sheet.values}
        posted={sheet.number === 0 ? posted : undefined}
        onInput={sheet.keep}
        onSent={finish}
      />
    </Card>
  );
}
