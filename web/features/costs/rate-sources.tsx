import type { CostRate, CostRates } from "#domain/costs/cost-rates.ts";
import { useCostsTranslation } from "#web/i18n/costs-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextAnchor } from "#web/ui/text-link.tsx";

/** VT4: each rate with its source, its link and the day on which staff checked it. */
export function RateSources({ rates }: Readonly<{ rates: CostRates }>) {
  const { t } = useCostsTranslation();
  const format = useFormat();
  const percentOf = (rate: CostRate) => ({ percent: format.number(rate.percent) });
  const shown: [string, CostRate][] = [
    ...rates.loans.map((loan): [string, CostRate] => [
      t("rateOption", { name: loan.name, ...percentOf(loan) }),
      loan,
    ]),
  ];
  if (rates.registration) {
    shown.push([t("registrationRate", percentOf(rates.registration)), rates.registration]);
    for (const reduction of rates.reductions)
      shown.push([t("reductionRate", { name: reduction.name, ...percentOf(reduction) }), reduction]);
  }
  if (shown.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 font-semibold text-base">{t("sources")}</h3>
      <ul className="mt-2 grid max-w-text gap-3 text-sm">
        {shown.map(([name, { source, sourceUrl, checkedAt }]) => (
          <li key={name}>
            <span className="font-semibold">
              <LangText>{name}</LangText>
            </span>
            <span className="block text-ink-soft">
              <LangText>{source}</LangText>{" "}
              {sourceUrl !== "" && (
                <TextAnchor href={sourceUrl} rel="noreferrer" className="break-words">
                  {t("source")}
                </TextAnchor>
              )}
            </span>
            <span className="block text-ink-soft">
              {t("checked")} <DateText iso={checkedAt} hasOtherCalendar />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
