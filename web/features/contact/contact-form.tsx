import { useRef } from "react";
import { useFormTranslation } from "#web/i18n/form-words.ts";
import type { Posted } from "#web/posted-form.ts";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useFormSheet } from "#web/ui/use-form-sheet.ts";
import { MessageSheet } from "./message-sheet.tsx";

type Props = Readonly<{
  /** What came back when it was posted without JavaScript. */
  posted: Posted | undefined;
  isSent: boolean;
}>;

export function ContactForm({ posted, isSent }: Props) {
  const { t } = useFormTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useFormSheet("contact", posted?.values);
  const finish = () => {
    showToast({ tone: "success", title: t("contact.sent.title"), text: t("contact.sent.text") });
    sheet.replace();
    heading.current?.focus();
  };
  return (
    <Card as="section" id="form" className="grid gap-5 scroll-mt-28">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t("contact.form")}
        </h2>
        <p className="mt-1 text-ink-soft">{t("contact.formLead")}</p>
      </div>
      {isSent && !posted && (
        <Notice tone="success" title={t("contact.sent.title")} isAnswer>
          {t("contact.sent.text")}
        </Notice>
      )}
      <MessageSheet
        key={sheet.number}
        values={sheet.values}
        posted={sheet.number === 0 ? posted : undefined}
        onInput={sheet.keep}
        onSent={finish}
      />
    </Card>
  );
}
