import { Problem } from "#server/platform/http/problem.ts";
import type { Count, Counted, Counters, Rule } from "./counters.ts";
import type { Visitor } from "./visitor.ts";

const minute = 60;
const day = 24 * 60 * minute;
/** Someone at one place who tries one name. */
const pair: Rule = { name: "login from a place", most: 5, seconds: 15 * minute };
/** One place that tries many names. */
const place: Rule = { name: "login place", most: 30, seconds: 15 * minute };
/** Many places that try one name. */
const name: Rule = { name: "login name", most: 50, seconds: 60 * minute };
/** Where an account has logged in before: strangers can't lock its owner out there. */
const known: Rule = { name: "login known", most: 1, seconds: 30 * day };

/** Counts tries before the password is looked at, known names and unknown ones alike. */
export class LoginLimits {
  readonly #counters: Counters;

  constructor(counters: Counters) {
    this.#counters = counters;
  }

  async begin(username: string, visitor: Visitor): Promise<void> {
    const { byPair, byPlace, byName, knownPair } = subjectsOf(username, visitor);
    // Alone and first: who tries a new name each time must not fill the table with names.
    const [placeCount] = await this.#counters.hit([byPlace]);
    if (placeCount.isOver) throw tooMany(placeCount);
    const [pairCount, nameCount] = await this.#counters.hit([byPair, byName]);
    if (pairCount.isOver) throw tooMany(pairCount);
    if (nameCount.isOver && !(await this.#counters.isCounted(knownPair))) throw tooMany(nameCount);
  }

  /** A right password is no guess. */
  async takeBack(username: string, visitor: Visitor): Promise<void> {
    const { byPair, byPlace, byName } = subjectsOf(username, visitor);
    await this.#counters.takeBack([byPair, byPlace, byName]);
  }

  async succeed(username: string, visitor: Visitor): Promise<void> {
    const { byPair, byPlace, byName, knownPair } = subjectsOf(username, visitor);
    await this.#counters.clear([byPair, knownPair]);
    await this.#counters.takeBack([byPlace, byName]);
    await this.#counters.hit([knownPair]);
  }
}

function tooMany({ secondsLeft }: Count): Problem {
  return new Problem("too_many_requests", { retryAfter: secondsLeft });
}

function subjectsOf(username: string, { id }: Visitor) {
  const both = `${id}\0${username}`;
  return {
    byPair: { rule: pair, subject: both },
    byPlace: { rule: place, subject: id },
    byName: { rule: name, subject: username },
    knownPair: { rule: known, subject: both },
  } satisfies Record<string, Counted>;
}
