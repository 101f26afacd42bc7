import { isAreaPriceUnit } from "#domain/properties/price-units.ts";
import { submissionFactNames } from "#domain/sell/submission-facts.ts";
import { Fact } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFactTexts } from "#web/i18n/use-fact-texts.ts";
import { useFormat } from "#web/i18n/use-format.ts";

/** LD3, LD4: the price per unit and the facts that the owner stated. */
export function SubmissionFacts({ submission }: Readonly<{ submission: LooseSubmission }>) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const format = useFormat();
  const texts = useFactTexts();
  const { price_unit: unit, unit_price: price } = submission;
  return (
    <>
      {price !== null && isAreaPriceUnit(unit) && (
        <Fact label={t("sell.facts.unitPrice")}>
          {format.rupees(price)} {site(`properties.priceUnits.${unit}`)}
        </Fact>
      )}
      {submissionFactNames.map((field) => {
        const value = submission[field];
        return (
          value !== null && (
            <Fact key={field} label={texts.label(field)}>
              {texts.text({ field, value })}
            </Fact>
          )
        );
      })}
    </>
  );
}
