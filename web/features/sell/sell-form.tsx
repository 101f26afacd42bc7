import { useState } from "react";
import { FormCard, type PageFormProps } from "#web/forms/form-card.tsx";
import { useFormTranslation } from "#web/i18n/form-messages.ts";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";
import { SellFields } from "./sell-fields.tsx";

export function SellForm(page: PageFormProps) {
  const { t } = useFormTranslation();
  const [statusUrl, setStatusUrl] = useState<string>();
  const link = useLazyModule(statusUrl !== undefined, () => import("./status-link.tsx"));
  return (
    <FormCard
      name="sell"
      title={t("sell.form")}
      lead={t("sell.requiredNote")}
      sent={{ title: t("sell.sent.title"), text: t("sell.sent.text") }}
      sentPart={link && statusUrl && <link.StatusLink url={statusUrl} />}
      {...page}
    >
      {(sheet) => <SellFields sheet={sheet} onStatusUrl={setStatusUrl} />}
    </FormCard>
  );
}
