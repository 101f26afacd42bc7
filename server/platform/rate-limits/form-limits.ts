import { minFillSeconds } from "#domain/submissions/honeypot.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { type Counters, type Rule, requireUnderLimit } from "./counters.ts";
import type { Visitor } from "./visitor.ts";

const hourSeconds = 60 * 60;
/** Counts all form requests. Over this limit the body is not read. */
const requestRule: Rule = { name: "forms arriving", max: 60, windowSeconds: hourSeconds / 6 };
/** LD6: the same for pictures that are uploaded before their form. One form has ten, and each may be retried. */
const pictureRule: Rule = { name: "pictures arriving", max: 120, windowSeconds: hourSeconds / 6 };
/** Counts valid forms of one kind, whether they are stored or rejected as automated. */
const submissionRule: Rule = { name: "forms stored", max: 8, windowSeconds: hourSeconds };

export type BotSignals = Readonly<{
  honeypot: unknown;
  /** How long the visitor filled in the form, if the client sent it. */
  fillSeconds?: number | undefined;
}>;

/** Limits the forms of each visitor. */
export class FormLimits {
  readonly #counters: Counters;

  constructor(counters: Counters) {
    this.#counters = counters;
  }

  /** Must run before the body is read. */
  async countRequest({ id }: Visitor, isPicture: boolean): Promise<void> {
    const rule = isPicture ? pictureRule : requestRule;
    const [result] = await this.#counters.hit([{ rule, subject: id }]);
    requireUnderLimit(result);
  }

  /** Must run before a form is stored. Bot signals are an error, so that a person can correct and send again. */
  async countSubmission({ id }: Visitor, form: string, signals: BotSignals): Promise<void> {
    const [result] = await this.#counters.hit([{ rule: submissionRule, subject: `${form}\0${id}` }]);
    requireUnderLimit(result);
    if (looksAutomated(signals)) throw new Problem("looks_automated");
  }
}

function looksAutomated({ honeypot, fillSeconds }: BotSignals): boolean {
  const isFilledIn = honeypot !== undefined && honeypot !== null && honeypot !== "";
  return isFilledIn || (fillSeconds !== undefined && fillSeconds < minFillSeconds);
}
