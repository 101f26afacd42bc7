import { LRUCache } from "lru-cache";
import { metaFeedPath } from "#domain/feeds/feed-address.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { ServerLimits } from "#server/platform/http/server-limits.ts";
import { networkOf } from "./visitor.ts";

type BudgetLimits = Pick<ServerLimits, "maxRenderCredit" | "renderCreditPerSecond" | "maxRenderDelayMs">;

/** A page takes about four times as long as a list of the API. */
const pageCost = 4;
const readCost = 1;
/** Routes that take longer than others of their folder. None may cost more than the credit of a client that has spent nothing. */
const costs: Readonly<Record<string, number>> = {
  // A megabyte of JSON.
  "/api/docs/json": 16,
  // Up to two thousand listings. A program may ask for both languages at once.
  [metaFeedPath]: 60,
};
/** Beyond these, the least recently seen is forgotten and has its whole credit again. */
const maxClients = 10_000;
/** Each of these is only a timer. */
const maxDelayed = 1_000;
const maxRetryAfterSeconds = 60;

/** Limits how much each client makes the server render, in memory. The limits of forms do not count this. */
export class RenderBudget {
  readonly #limits: BudgetLimits;
  readonly #balances = new LRUCache<string, Readonly<{ credit: number; atMs: number }>>({ max: maxClients });
  #delayed = 0;

  constructor(limits: BudgetLimits) {
    this.#limits = limits;
  }

  /** Resolves when the client may have this. A client that spends too fast is delayed, and refused if that would take too long. */
  async spend(client: string, cost: number): Promise<void> {
    const { maxRenderCredit, renderCreditPerSecond, maxRenderDelayMs } = this.#limits;
    const nowMs = Date.now();
    const { credit, atMs } = this.#balances.get(client) ?? { credit: maxRenderCredit, atMs: nowMs };
    const earned = (Math.max(0, nowMs - atMs) / 1_000) * renderCreditPerSecond;
    const left = Math.min(maxRenderCredit, credit + earned) - cost;
    const delayMs = left >= 0 ? 0 : (-left / renderCreditPerSecond) * 1_000;
    const isRefused = delayMs > maxRenderDelayMs || (delayMs > 0 && this.#delayed >= maxDelayed);
    this.#balances.set(client, { credit: isRefused ? left + cost : left, atMs: nowMs });
    // Without the delay, a client that ignores Retry-After would ask again at once.
    if (delayMs > 0) await this.#delay(Math.min(delayMs, maxRenderDelayMs));
    if (!isRefused) return;
    const retryAfterSeconds = Math.min(maxRetryAfterSeconds, Math.ceil(delayMs / 1_000));
    throw new Problem("too_many_requests", { retryAfterSeconds });
  }

  async #delay(ms: number): Promise<void> {
    if (this.#delayed >= maxDelayed) return;
    this.#delayed += 1;
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.#delayed -= 1;
  }
}

/** Must be called after the hooks that answer from the cache, because what is cached costs nothing. */
export function limitRendering(app: App, budget: RenderBudget): void {
  app.addHook("onRequest", async (request) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const { config, url = "" } = request.routeOptions;
    const cost = isRead && config.access === "public" ? costOf(url) : 0;
    if (cost > 0) await budget.spend(networkOf(request.ip), cost);
  });
}

/** Files and health checks are free. */
function costOf(route: string): number {
  const known = costs[route];
  if (known !== undefined) return known;
  if (route === "/*" || /^\/(?:sitemap|feeds)/.test(route)) return pageCost;
  return route.startsWith("/api") ? readCost : 0;
}
