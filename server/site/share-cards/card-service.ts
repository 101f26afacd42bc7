import { createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { CardCache } from "./card-cache.ts";
import { openTypesetter, type Typesetter } from "./typesetter.ts";

/** More than these waiting, and a network is better served with the plain picture at once. */
const maxWaiting = 30;

export type DrawCard = (typesetter: Typesetter) => Promise<Buffer>;

/** Makes each card once, and one at a time: a link that spreads must not take the machine from the visitors. */
export class CardService {
  readonly #cache: CardCache;
  readonly #log: FastifyBaseLogger;
  readonly #underWay = new Map<string, Promise<Buffer | null>>();
  #typesetter: Promise<Typesetter> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(cache: CardCache, log: FastifyBaseLogger) {
    this.#cache = cache;
    this.#log = log;
  }

  /** The card of this content, drawn if it was never before; null if it can't be drawn now. */
  async card(content: object, draw: DrawCard): Promise<Buffer | null> {
    const key = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32);
    const kept = await this.#cache.get(key);
    if (kept) return kept;
    const begun = this.#underWay.get(key);
    if (begun) return begun;
    if (this.#underWay.size >= maxWaiting) return null;
    const making = this.#last.then(() => this.#make(key, draw));
    this.#last = making;
    this.#underWay.set(key, making);
    return making.finally(() => this.#underWay.delete(key));
  }

  /** Never fails: whoever shares a link is shown something. */
  async #make(key: string, draw: DrawCard): Promise<Buffer | null> {
    try {
      this.#typesetter ??= openTypesetter();
      const card = await draw(await this.#typesetter);
      await this.#cache.put(key, card).catch((error: unknown) => {
        this.#log.warn({ err: error }, "a share card could not be kept");
      });
      return card;
    } catch (error) {
      this.#log.error({ err: error }, "a share card could not be made");
      return null;
    }
  }
}
