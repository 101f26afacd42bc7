import type { EstimateSheet } from "#domain/estimates/estimate-sheet.ts";
import type { PaymentMethod } from "#domain/jobs/choices.ts";
import type { VariationSheet } from "#domain/variations/variation-sheet.ts";

/** CN6, CN7, CN10: what the client sees of the money, in one language. Actual cost is no part of it. */
export type ClientMoney = Readonly<{
  /** The accepted estimate with its lines; null for a job that began from nothing. */
  estimate: Pick<
    EstimateSheet,
    "title" | "sections" | "net" | "overheadPercent" | "overhead" | "vatPercent" | "vat" | "total"
  > | null;
  /** All that were sent, the first one first; only accepted ones are part of the contract sum. */
  variations: readonly VariationSheet[];
  contract: string;
  received: string;
  due: string;
  instalments: readonly Readonly<{
    id: number;
    name: string;
    amount: string;
    received: string;
    due: string;
    due_since: string | null;
    due_on: string | null;
    stage: string | null;
  }>[];
  /** The newest first, without those that were crossed out. */
  payments: readonly Readonly<{
    id: number;
    received_on: string;
    amount: string;
    method: PaymentMethod;
    reference: string;
    instalment: string | null;
  }>[];
}>;
