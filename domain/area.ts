import type { Language } from "#domain/language.ts";
import { formatNumber } from "#domain/numbers.ts";

export function formatArea(squareFeet: number, language: Language): string {
  return `${formatNumber(squareFeet, language)} ${language === "np" ? "वर्ग फिट" : "sq ft"}`;
}
