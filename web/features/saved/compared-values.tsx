import type { ReactNode } from "react";
import { formatLandMeasure } from "#domain/land/format-measure.ts";
import type { ComparisonRow } from "#domain/saved/compare-listings.ts";
import type { ComparedPrice } from "#domain/saved/compared-prices.ts";
import { useFactTranslation } from "#web/i18n/fact-messages.ts";
import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFactTexts } from "#web/i18n/use-fact-texts.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { Price } from "#web/ui/price.tsx";

export function useRowLabel(): (row: ComparisonRow) => string {
  const { t } = useSavedTranslation();
  const { t: facts } = useFactTranslation();
  return (row) => {
    switch (row.name) {
      case "fact":
        return facts(row.fact);
      case "landArea":
        return facts("land_area");
      case "unitPrice":
        return row.of === "floors" ? t("comparison.perFloors") : t(`comparison.perLand.${row.unit}`);
      default:
        return t(`comparison.${row.name}`);
    }
  };
}

/** One cell for each listing. */
export function ComparedValues({ row }: Readonly<{ row: ComparisonRow }>) {
  const { t } = useSavedTranslation();
  const unknown = t(row.name === "price" ? "comparison.onRequest" : "comparison.notStated");
  return useCells(row).map((cell, index) => (
    <td
      // biome-ignore lint/suspicious/noArrayIndexKey: the cells have the order of the listings
      key={index}
      // biome-ignore lint/a11y/noRedundantRoles: the row is a grid
      role="cell"
      className={`wrap-anywhere px-2 ${row.isDifferent ? "font-semibold" : ""}`}
    >
      {cell ?? (
        <span className="font-normal text-ink-soft">
          {row.values[index] === null ? unknown : <NotApplicable />}
        </span>
      )}
    </td>
  ));
}

function NotApplicable() {
  const { t } = useSavedTranslation();
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{t("comparison.notApplicable")}</span>
    </>
  );
}

function useCells(row: ComparisonRow): readonly ReactNode[] {
  const { t } = useTranslation();
  const texts = useFactTexts();
  const language = useLanguage();
  const format = useFormat();
  const price = ({ amount, isMonthly }: ComparedPrice, isWhole: boolean) => (
    <Price
      amount={isWhole ? amount : Math.round(amount)}
      size="base"
      hasAmountInWords={isWhole}
      {...(isMonthly && { suffix: t("properties.perMonth") })}
    />
  );
  switch (row.name) {
    case "price":
      return row.values.map((value) => value && price(value, true));
    case "unitPrice":
      return row.values.map((value) => value && price(value, false));
    case "status":
      return row.values.map(
        (status) => status && t(status === "active" ? "properties.available" : `properties.status.${status}`),
      );
    case "type":
      return row.values.map((type) => type && t(`properties.types.${type}`));
    case "address":
      return row.values.map((address) => address && <LangText key={address}>{address}</LangText>);
    case "landArea":
      return row.values.map((measure) => measure && formatLandMeasure(measure, language));
    case "fact":
      return row.values.map((fact) => fact && texts.text(fact));
    case "features":
      return row.values.map((names) => names && format.digits(names.join(", ")));
  }
}
