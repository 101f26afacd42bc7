import { useMemo } from "react";
import { formatArea } from "#domain/area.ts";
import { formatDate, formatOtherDate } from "#domain/calendar/format-date.ts";
import { formatRupees, rupeesInWords } from "#domain/money.ts";
import { formatNumber, localDigits } from "#domain/numbers.ts";
import { useLanguage } from "./use-language.ts";

/** Formats numbers, money, areas and dates in the page's language. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      number: (value: number) => formatNumber(value, language),
      digits: (text: string) => localDigits(text, language),
      rupees: (amount: number) => formatRupees(amount, language),
      rupeesInWords: (amount: number) => rupeesInWords(amount, language),
      area: (squareFeet: number) => formatArea(squareFeet, language),
      date: (iso: string | null) => formatDate(iso, language),
      otherDate: (iso: string | null) => formatOtherDate(iso, language),
    }),
    [language],
  );
}
