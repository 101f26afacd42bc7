import { Problem } from "#server/platform/http/problem.ts";

export type RenderLimits = Readonly<{
  /** More at a time would only make each of them later, and cached pages with them: rendering has one thread. */
  maxRunning: number;
  maxWaiting: number;
  /** With the rendering itself, which takes up to 0.5 s on a busy machine, nobody waits longer than two seconds. */
  maxWaitMs: number;
}>;

export const defaultRenderLimits: RenderLimits = { maxRunning: 4, maxWaiting: 500, maxWaitMs: 1_300 };
const retryAfterSeconds = 2;

/** Renders a few pages at a time, in the order of their requests. Those that would wait too long answer 503. */
export class RenderQueue {
  readonly #limits: RenderLimits;
  /** Each starts the rendering of one page. */
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(limits: RenderLimits) {
    this.#limits = limits;
  }

  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limits.maxRunning) this.#running += 1;
    else await this.#waitForTurn();
    try {
      return await render();
    } finally {
      const [next] = this.#waiting;
      // The next one takes over the place of this one.
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #waitForTurn(): Promise<void> {
    const { maxWaiting, maxWaitMs } = this.#limits;
    if (this.#waiting.size >= maxWaiting) throw new Problem("unavailable", { retryAfterSeconds });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = () => {
      clearTimeout(timer);
      this.#waiting.delete(start);
      resolve();
    };
    const timer = setTimeout(() => {
      this.#waiting.delete(start);
      reject(new Problem("unavailable", { retryAfterSeconds }));
    }, maxWaitMs);
    this.#waiting.add(start);
    await promise;
  }
}
