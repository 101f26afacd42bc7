import { useMemo } from "react";
import { formatArea } from "#domain/area.ts";
import type { Language } from "#domain/language.ts";
import { formatRupees, rupeesInWords } from "#domain/money.ts";
import { formatNumber, localDigits } from "#domain/numbers.ts";
import { useLanguage } from "./use-language.ts";

/** Formats numbers, money and areas in the page's language. Dates have a component, DateText, so that few pages load the calendar. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(() => createFormat(language), [language]);
}

export function createFormat(language: Language) {
  return {
    number: (value: number) => formatNumber(value, language),
    /** SR6: "1,000+" if there are more than were counted. */
    count: (count: number, isExact: boolean) => `${formatNumber(count, language)}${isExact ? "" : "+"}`,
    digits: (text: string) => localDigits(text, language),
    rupees: (amount: number) => formatRupees(amount, language),
    rupeesInWords: (amount: number) => rupeesInWords(amount, language),
    area: (squareFeet: number) => formatArea(squareFeet, language),
  };
}
