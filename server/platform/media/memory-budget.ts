/** Enough for 33 megapixels of a camera's JPEG; formats that need more memory may have fewer pixels. */
export const maxDecodedBytes = 140_000_000;

type QueuedTask = Readonly<{ costBytes: number; start: () => void }>;

/** Starts tasks in order while the running ones fit into the budget; the others wait. */
export class MemoryBudget {
  readonly #maxBytes: number;
  readonly #minCostBytes: number;
  readonly #queue: QueuedTask[] = [];
  #usedBytes = 0;

  /** Runs at most `maxConcurrent` small tasks, or one that needs the whole budget. */
  constructor(maxBytes: number, maxConcurrent: number) {
    this.#maxBytes = maxBytes;
    this.#minCostBytes = Math.floor(maxBytes / maxConcurrent);
  }

  async run<Result>(bytes: number, task: () => Promise<Result>): Promise<Result> {
    const costBytes = Math.min(Math.max(bytes, this.#minCostBytes), this.#maxBytes);
    await new Promise<void>((start) => {
      this.#queue.push({ costBytes, start });
      this.#startQueued();
    });
    try {
      return await task();
    } finally {
      this.#usedBytes -= costBytes;
      this.#startQueued();
    }
  }

  #startQueued(): void {
    for (
      let [next] = this.#queue;
      next && this.#usedBytes + next.costBytes <= this.#maxBytes;
      [next] = this.#queue
    ) {
      this.#queue.shift();
      this.#usedBytes += next.costBytes;
      next.start();
    }
  }
}
