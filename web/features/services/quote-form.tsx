import { useEffect, useRef } from "react";
import { FormCard, type PageFormProps } from "#web/forms/form-card.tsx";
import { useServicesTranslation } from "#web/i18n/services-messages.ts";
import type { ChosenService, OfferedService } from "./chosen-service.ts";
import { QuoteFields } from "./quote-fields.tsx";

type Props = PageFormProps &
  Readonly<{ services: readonly OfferedService[]; repliesInADay: boolean; chosen: ChosenService }>;

export function QuoteForm({ services, repliesInADay, chosen, ...page }: Props) {
  const { t } = useServicesTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (chosen.times === 0) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [chosen]);
  return (
    <FormCard
      name="quote"
      title={t("services.form")}
      lead={t(repliesInADay ? "services.formLeadInADay" : "services.formLead")}
      sent={{
        title: t("services.sent.title"),
        text: t(repliesInADay ? "services.sent.textInADay" : "services.sent.text"),
      }}
      heading={heading}
      {...page}
    >
      {(sheet) => <QuoteFields services={services} chosen={chosen} sheet={sheet} />}
    </FormCard>
  );
}
