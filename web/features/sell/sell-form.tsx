import { type ReactNode, useState } from "react";
import { FormCard, type PageFormProps } from "#web/forms/form-card.tsx";
import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { SellFields } from "./sell-fields.tsx";

export function SellForm(page: PageFormProps) {
  const { t } = useSellTranslation();
  const [sentPart, setSentPart] = useState<ReactNode>();
  return (
    <FormCard
      name="sell"
      title={t("sell.form")}
      lead={t("sell.requiredNote")}
      sent={{ title: t("sell.sent.title"), text: t("sell.sent.text") }}
      sentPart={sentPart}
      {...page}
    >
      {(sheet) => <SellFields sheet={sheet} onSent={setSentPart} />}
    </FormCard>
  );
}
