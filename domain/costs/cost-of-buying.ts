import {
  isListed,
  type ListingType,
  type PropertyStatus,
  type PropertyType,
} from "#domain/properties/kinds.ts";
import type { CostRates } from "./cost-rates.ts";
import { monthlyInstalment } from "./loan.ts";

/** VT4: what the page shows before anything is entered. Decision 55. */
export const defaultLoan = { downPaymentPercent: 30, years: 20 } as const;
export const maxLoanYears = 30;
export const maxLoanPercent = 30;

type Priced = Readonly<{ for_type: ListingType; status: PropertyStatus; price: number }>;

/** `price` is the total, also of land that is priced by the unit. */
export function hasCosts({ for_type, status, price }: Priced): boolean {
  return for_type === "sale" && isListed(status) && price > 0;
}

/** The rates of a listing. The company's loans are home loans, which no bank gives for commercial property. */
export function ratesFor(type: PropertyType, rates: CostRates): CostRates {
  return type === "commercial" ? { ...rates, loans: [] } : rates;
}

export type CostOfBuying = Readonly<{ registration: number; reduction: number; total: number }>;

/** VT4: rounded to the paisa. Null without a rate of the registration. */
export function costOfBuying(
  price: number,
  registrationPercent: number | undefined,
  reductionPercent: number,
): CostOfBuying | null {
  if (registrationPercent === undefined) return null;
  const registration = toPaisa((price * registrationPercent) / 100);
  const reduction = toPaisa((registration * reductionPercent) / 100);
  return { registration, reduction, total: toPaisa(price + registration - reduction) };
}

/** The instalment beside the price, of the first loan; null if the company shows no loan. */
export function firstInstalment(price: number, { loans }: CostRates): number | null {
  const [loan] = loans;
  if (!loan) return null;
  const principal = price * (1 - defaultLoan.downPaymentPercent / 100);
  return monthlyInstalment({ principal, yearlyPercent: loan.percent, months: defaultLoan.years * 12 });
}

function toPaisa(rupees: number): number {
  return Math.round(rupees * 100) / 100;
}
