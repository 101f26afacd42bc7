import { createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { CardCache } from "./card-cache.ts";
import { openTypesetter, type Typesetter } from "./typesetter.ts";

/** Above this, a request gets the plain picture instead of waiting. */
const maxPending = 30;

export type DrawCard = (typesetter: Typesetter) => Promise<Buffer>;

/** Draws one card at a time, so that a link that spreads does not slow down the site. */
export class CardService {
  readonly #cache: CardCache;
  readonly #log: FastifyBaseLogger;
  readonly #pending = new Map<string, Promise<Buffer | null>>();
  #typesetter: Promise<Typesetter> | undefined;
  #lastDrawing: Promise<unknown> = Promise.resolve();

  constructor(cache: CardCache, log: FastifyBaseLogger) {
    this.#cache = cache;
    this.#log = log;
  }

  /** Null if the card can't be drawn now. */
  async getCard(content: object, draw: DrawCard): Promise<Buffer | null> {
    const key = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32);
    const cached = await this.#cache.get(key);
    if (cached) return cached;
    const pending = this.#pending.get(key);
    if (pending) return pending;
    if (this.#pending.size >= maxPending) return null;
    const drawing = this.#lastDrawing.then(() => this.#drawAndStore(key, draw));
    this.#lastDrawing = drawing;
    this.#pending.set(key, drawing);
    return drawing.finally(() => this.#pending.delete(key));
  }

  async #drawAndStore(key: string, draw: DrawCard): Promise<Buffer | null> {
    try {
      this.#typesetter ??= openTypesetter();
      const card = await draw(await this.#typesetter);
      await this.#cache.put(key, card).catch((error: unknown) => {
        this.#log.warn({ err: error }, "storing a share card failed");
      });
      return card;
    } catch (error) {
      this.#log.error({ err: error }, "drawing a share card failed");
      return null;
    }
  }
}
