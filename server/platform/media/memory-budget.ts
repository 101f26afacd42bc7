/** Enough for 33 megapixels as cameras write them; the costlier ways to write a picture get fewer. */
export const maxDecodedBytes = 140_000_000;

type Waiting = Readonly<{ cost: number; begin: () => void }>;

/** Lets work begin only while what is under way fits the budget; the rest waits its turn. */
export class MemoryBudget {
  readonly #budget: number;
  readonly #leastCost: number;
  readonly #queue: Waiting[] = [];
  #spent = 0;

  /** `atOnce` small pieces of work, or one that takes the whole budget. */
  constructor(budget: number, atOnce: number) {
    this.#budget = budget;
    this.#leastCost = Math.floor(budget / atOnce);
  }

  async run<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
    const cost = Math.min(Math.max(bytes, this.#leastCost), this.#budget);
    await new Promise<void>((begin) => {
      this.#queue.push({ cost, begin });
      this.#admit();
    });
    try {
      return await work();
    } finally {
      this.#spent -= cost;
      this.#admit();
    }
  }

  #admit(): void {
    for (let [next] = this.#queue; next && this.#spent + next.cost <= this.#budget; [next] = this.#queue) {
      this.#queue.shift();
      this.#spent += next.cost;
      next.begin();
    }
  }
}
