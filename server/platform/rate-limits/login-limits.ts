import { type CounterKey, type Counters, type Rule, requireUnderLimit } from "./counters.ts";
import type { Visitor } from "./visitor.ts";

const minuteSeconds = 60;
const daySeconds = 24 * 60 * minuteSeconds;
/** One visitor who tries one username. */
const pairRule: Rule = { name: "login from a place", max: 5, windowSeconds: 15 * minuteSeconds };
/** One visitor who tries many usernames. */
const visitorRule: Rule = { name: "login place", max: 30, windowSeconds: 15 * minuteSeconds };
/** Many visitors who try one username. */
const usernameRule: Rule = { name: "login name", max: 50, windowSeconds: 60 * minuteSeconds };
/** Marks a visitor who has logged in to an account, so that attempts of others cannot lock the owner out. */
const knownRule: Rule = { name: "login known", max: 1, windowSeconds: 30 * daySeconds };

/** Counts login attempts before the password is checked, for existing and unknown usernames alike. */
export class LoginLimits {
  readonly #counters: Counters;

  constructor(counters: Counters) {
    this.#counters = counters;
  }

  async countAttempt(username: string, visitor: Visitor): Promise<void> {
    const { pairKey, visitorKey, usernameKey, knownKey } = keysOf(username, visitor);
    // Counted first and alone, so that a visitor who tries many usernames cannot fill the table with them.
    const [byVisitor] = await this.#counters.hit([visitorKey]);
    requireUnderLimit(byVisitor);
    const [byPair, byUsername] = await this.#counters.hit([pairKey, usernameKey]);
    requireUnderLimit(byPair);
    if (byUsername.isOverLimit && !(await this.#counters.isActive(knownKey))) requireUnderLimit(byUsername);
  }

  /** For a link of an invitation, which is no password of anybody. */
  async countLink(visitor: Visitor): Promise<void> {
    const [byVisitor] = await this.#counters.hit([keysOf("", visitor).visitorKey]);
    requireUnderLimit(byVisitor);
  }

  async undoLink(visitor: Visitor): Promise<void> {
    await this.#counters.undoHit([keysOf("", visitor).visitorKey]);
  }

  /** For a correct password, which is not a guess. */
  async undoAttempt(username: string, visitor: Visitor): Promise<void> {
    const { pairKey, visitorKey, usernameKey } = keysOf(username, visitor);
    await this.#counters.undoHit([pairKey, visitorKey, usernameKey]);
  }

  async recordSuccess(username: string, visitor: Visitor): Promise<void> {
    const { pairKey, visitorKey, usernameKey, knownKey } = keysOf(username, visitor);
    await this.#counters.reset([pairKey, knownKey]);
    await this.#counters.undoHit([visitorKey, usernameKey]);
    await this.#counters.hit([knownKey]);
  }
}

function keysOf(username: string, { id }: Visitor) {
  const pair = `${id}\0${username}`;
  return {
    pairKey: { rule: pairRule, subject: pair },
    visitorKey: { rule: visitorRule, subject: id },
    usernameKey: { rule: usernameRule, subject: username },
    knownKey: { rule: knownRule, subject: pair },
  } satisfies Record<string, CounterKey>;
}
