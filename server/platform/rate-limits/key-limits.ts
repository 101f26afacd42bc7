import { type Counters, type Rule, requireUnderLimit } from "./counters.ts";

/** IM6: enough for a copy of all listings, and too little to keep the server busy. */
const callRule: Rule = { name: "API key", max: 300, windowSeconds: 60 };

/** Limits the calls of each API key, on all instances together. */
export class KeyLimits {
  readonly #counters: Counters;

  constructor(counters: Counters) {
    this.#counters = counters;
  }

  async countCall(keyId: number): Promise<void> {
    const [result] = await this.#counters.hit([{ rule: callRule, subject: String(keyId) }]);
    requireUnderLimit(result);
  }
}
