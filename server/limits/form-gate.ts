import { minFillSeconds } from "#domain/sending/honeypot.ts";
import type { DeletableTable } from "#server/deletion/repository.ts";
import { Problem } from "#server/http/problem.ts";
import { type Challenges, challengeLasts } from "./challenges.ts";
import type { Counters, Rule } from "./counters.ts";
import type { Visitor } from "./visitor.ts";

const hour = 60 * 60;
/** What arrives at all, stored or not: whoever comes more often is not even read. */
const arriving: Rule = { name: "forms arriving", most: 60, seconds: hour / 6 };
/** What is stored of each form without further ado. Whole towns share an address here, so above it is a price and no wall. */
const free: Rule = { name: "forms stored", most: 8, seconds: hour };
/** What is stored even of those who pay the price. */
const proved: Rule = { name: "forms proved", most: 30, seconds: hour };
const spent: Rule = { name: "proof spent", most: 1, seconds: challengeLasts };

/** What tells people and machines apart. */
export type Signs = Readonly<{
  /** What stood in the field that nobody sees. */
  trap: unknown;
  /** How long it was filled in, if the sender told. */
  seconds?: number | undefined;
  proof?: string | undefined;
}>;

/** Lets a visitor's forms in, or says what stands in their way. */
export class FormGate {
  readonly #counters: Counters;
  readonly #challenges: Challenges;

  constructor(counters: Counters, challenges: Challenges) {
    this.#counters = counters;
    this.#challenges = challenges;
  }

  /** Before anything of a form is read. */
  async arrive({ id }: Visitor): Promise<void> {
    const [arrived] = await this.#counters.hit([{ rule: arriving, subject: id }]);
    if (arrived.isOver) throw new Problem("too_many_requests", { retryAfter: arrived.secondsLeft });
  }

  /** Before a good form is stored. Nothing is dropped in silence: it may have been a person after all. */
  async admit({ id }: Visitor, form: DeletableTable, signs: Signs): Promise<void> {
    const subject = `${form}\0${id}`;
    const purpose = { visitor: id, form };
    const [stored] = await this.#counters.hit([{ rule: free, subject }]);
    if (!stored.isOver && !looksLikeMachine(signs)) return;

    const nonce = signs.proof === undefined ? undefined : this.#challenges.read(signs.proof, purpose);
    if (nonce === undefined || !(await this.#spend(nonce))) {
      const challenge = this.#challenges.make(purpose);
      throw new Problem("proof_required", { retryAfter: stored.secondsLeft, challenge });
    }
    const [paid] = await this.#counters.hit([{ rule: proved, subject }]);
    if (paid.isOver) throw new Problem("too_many_requests", { retryAfter: paid.secondsLeft });
  }

  /** False if it was spent before. */
  async #spend(nonce: string): Promise<boolean> {
    const [spending] = await this.#counters.hit([{ rule: spent, subject: nonce }]);
    return !spending.isOver;
  }
}

function looksLikeMachine({ trap, seconds }: Signs): boolean {
  const isTrapped = trap !== undefined && trap !== null && trap !== "";
  return isTrapped || (seconds !== undefined && seconds < minFillSeconds);
}
