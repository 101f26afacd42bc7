import { fieldProblem } from "#server/platform/http/problem.ts";

type Offer = Readonly<{
  sections: readonly Readonly<{ lines: readonly unknown[] }>[];
  has_overhead: boolean;
  overhead_percent: string | null;
  has_vat: boolean;
  vat_percent: string | null;
}>;

/** A client gets no estimate and no variation that is empty, and no charge without its rate. */
export function requireComplete(offer: Offer): void {
  if (!offer.sections.some(({ lines }) => lines.length > 0)) throw fieldProblem("sections", "required");
  if (offer.has_overhead && offer.overhead_percent === null) throw fieldProblem("has_overhead", "invalid");
  if (offer.has_vat && offer.vat_percent === null) throw fieldProblem("has_vat", "invalid");
}
