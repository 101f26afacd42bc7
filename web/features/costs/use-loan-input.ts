import { type FormEvent, useEffect, useRef, useState } from "react";
import { defaultLoan } from "#domain/costs/cost-of-buying.ts";
import type { CostRates } from "#domain/costs/cost-rates.ts";
import {
  type DownPaymentUnit,
  downPaymentText,
  readDownPayment,
  readLoanPercent,
} from "#domain/costs/loan-input.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

/** The value of the choice of a rate that the visitor enters. */
export const ownRate = "own";

export type LoanTexts = Readonly<{
  downPayment: string;
  unit: DownPaymentUnit;
  years: string;
  /** The index of one of the company's loans, or `ownRate`. */
  loan: string;
  percent: string;
  /** The index of a reduction, or empty. */
  buyer: string;
}>;

/** The fields are uncontrolled, so that what is typed before the scripts have loaded counts, too. */
export function useLoanInput(price: number, { loans, reductions }: CostRates) {
  const form = useRef<HTMLFormElement>(null);
  const language = useLanguage();
  /** What the field's text was converted from: a rounded percentage alone would lose the amount. */
  const [converted, setConverted] = useState<Readonly<{ text: string; amount: number }>>();
  const [texts, setTexts] = useState<LoanTexts>({
    downPayment: String(defaultLoan.downPaymentPercent),
    unit: "percent",
    years: String(defaultLoan.years),
    loan: loans.length > 0 ? "0" : ownRate,
    percent: "",
    buyer: "",
  });
  useEffect(() => {
    if (form.current) setTexts(readTexts(form.current));
  }, []);

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const next = readTexts(currentTarget);
    const isUnit = target instanceof HTMLSelectElement && target.name === "unit";
    setTexts(isUnit ? convert(currentTarget, next) : next);
  }

  function downPaymentOf({ downPayment, unit }: LoanTexts): number | null {
    return downPayment === converted?.text ? converted.amount : readDownPayment(downPayment, unit, price);
  }

  /** The same down payment in the other unit. */
  function convert(element: HTMLFormElement, next: LoanTexts): LoanTexts {
    const amount = downPaymentOf(texts);
    if (amount === null || next.unit === texts.unit) return next;
    const text = downPaymentText(amount, next.unit, price, language);
    const field = element.elements.namedItem("downPayment");
    if (field instanceof HTMLInputElement) field.value = text;
    setConverted({ text, amount });
    return { ...next, downPayment: text };
  }

  const loan = texts.loan === ownRate ? undefined : loans[Number(texts.loan)];
  return {
    form,
    onInput,
    texts,
    downPayment: downPaymentOf(texts),
    months: Number(texts.years) * 12,
    percent: loan ? loan.percent : readLoanPercent(texts.percent),
    reduction: texts.buyer === "" ? undefined : reductions[Number(texts.buyer)],
  };
}
export type LoanInput = ReturnType<typeof useLoanInput>;

function readTexts(form: HTMLFormElement): LoanTexts {
  const data = new FormData(form);
  const text = (name: keyof LoanTexts) => String(data.get(name) ?? "");
  return {
    downPayment: text("downPayment"),
    unit: text("unit") === "rupees" ? "rupees" : "percent",
    years: text("years"),
    loan: text("loan") || ownRate,
    percent: text("percent"),
    buyer: text("buyer"),
  };
}
