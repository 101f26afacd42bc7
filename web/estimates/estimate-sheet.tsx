import type { ReactNode } from "react";
import type { EstimateSheet as Sheet } from "#domain/estimates/estimate-sheet.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { useEstimateSheetTranslation } from "#web/i18n/estimate-sheet-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SheetSections, SheetSums } from "./sheet-work.tsx";

/** CN2: an estimate as it is read and printed. */
export function EstimateSheet({ sheet }: Readonly<{ sheet: Sheet }>) {
  const { t } = useEstimateSheetTranslation();
  const format = useFormat();
  const company = useCompany();
  const letterhead = [
    company.address,
    company.phone && format.digits(company.phone),
    company.panNumber && t("pan", { number: format.digits(company.panNumber) }),
  ];
  return (
    <div className="grid gap-6">
      <p className="hidden print:block">
        <strong>{company.name}</strong> {letterhead.filter(Boolean).join(" · ")}
      </p>
      {sheet.isExample && <Notice tone="warning">{t("example")}</Notice>}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 print:grid-cols-2">
        <Fact label={t("client")}>{sheet.client}</Fact>
        <Fact label={t("number")}>{format.digits(sheet.reference)}</Fact>
        {sheet.place && <Fact label={t("place")}>{sheet.place}</Fact>}
        <Fact label={t("date")}>
          <DateText iso={sheet.estimatedOn} hasOtherCalendar />
        </Fact>
        {sheet.validUntil && (
          <Fact label={t("validUntil")}>
            <DateText iso={sheet.validUntil} hasOtherCalendar />
          </Fact>
        )}
      </dl>
      <SheetSections sections={sheet.sections} />
      <SheetSums sheet={sheet} />
      {sheet.terms && (
        <section className="break-inside-avoid">
          <h2 className="text-xl">{t("terms")}</h2>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{sheet.terms}</p>
        </section>
      )}
    </div>
  );
}

function Fact({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </div>
  );
}
