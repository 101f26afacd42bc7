import { minFillSeconds } from "#domain/submissions/honeypot.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { Counters, Rule } from "./counters.ts";
import type { Visitor } from "./visitor.ts";

const hour = 60 * 60;
/** Every form that arrives, stored or not. Above this the body is not read. */
const arriving: Rule = { name: "forms arriving", most: 60, seconds: hour / 6 };
/** Forms of one kind that are stored or refused for their bot signals. */
const stored: Rule = { name: "forms stored", most: 8, seconds: hour };

/** What tells people and bots apart. */
export type BotSignals = Readonly<{
  honeypot: unknown;
  /** How long the form was filled in, if the sender told. */
  seconds?: number | undefined;
}>;

/** Accepts a visitor's forms, or throws the reason why not. */
export class FormLimits {
  readonly #counters: Counters;

  constructor(counters: Counters) {
    this.#counters = counters;
  }

  /** Before anything of a form is read. */
  async arrive({ id }: Visitor): Promise<void> {
    const [arrived] = await this.#counters.hit([{ rule: arriving, subject: id }]);
    if (arrived.isOver) throw new Problem("too_many_requests", { retryAfter: arrived.secondsLeft });
  }

  /** Before a valid form is stored. A form with bot signals is refused, never dropped silently: a person may have sent it. */
  async admit({ id }: Visitor, form: string, signals: BotSignals): Promise<void> {
    const [count] = await this.#counters.hit([{ rule: stored, subject: `${form}\0${id}` }]);
    if (count.isOver) throw new Problem("too_many_requests", { retryAfter: count.secondsLeft });
    if (looksAutomated(signals)) throw new Problem("looks_automated");
  }
}

function looksAutomated({ honeypot, seconds }: BotSignals): boolean {
  const isFilledIn = honeypot !== undefined && honeypot !== null && honeypot !== "";
  return isFilledIn || (seconds !== undefined && seconds < minFillSeconds);
}
