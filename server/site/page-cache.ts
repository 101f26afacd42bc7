import type { ChangeWatcher } from "#server/database/change-feed.ts";

/** A page as it goes out: its header lines, name and value by turns, and its body, compressed. */
export type KeptPage = Readonly<{ etag: string; head: readonly string[]; body: Buffer }>;

/** A page as it was rendered, whatever its status. */
export type RenderedPage = Readonly<{
  status: number;
  headers: ReadonlyMap<string, string | readonly string[]>;
  body: Buffer;
}>;

export type Rendering = Readonly<{
  page: RenderedPage;
  /** The same made to be kept; null if it must not be. */
  kept: KeptPage | null;
  isDatabaseAway: boolean;
}>;

/** The footer names the year: a page that nobody changes is made anew now and then. */
const longestAge = 60 * 60 * 1000;
/** How long it is taken for granted that a database which was away a moment ago still is. */
const awayFor = 1_000;
/** About what a page takes besides its texts. */
const overhead = 500;

/**
 * Pages that are the same for all, kept until anything that pages show changes: then all of them go, which is simple to
 * be sure of, and cheap while staff change things less often than visitors look. Where memory ends, those go first that
 * nobody asked for longest.
 *
 * While nothing is heard of changes, every page is rendered anew; kept ones are shown only if the database is away.
 */
export class PageCache implements ChangeWatcher {
  readonly #mostBytes: number;
  readonly #pages = new Map<string, KeptPage & { keptAt: number; bytes: number }>();
  readonly #underWay = new Map<string, Promise<KeptPage | RenderedPage>>();
  #bytes = 0;
  #isTold = false;
  #awayUntil = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The page, if it is what rendering it now would give, or all there is to give. */
  find(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    const now = Date.now();
    if (!this.#isTold) return now < this.#awayUntil ? page : undefined;
    if (now - page.keptAt > longestAge) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Renders a page. Who asks for it meanwhile, and nothing changed yet, waits for the same rendering. */
  render(key: string, render: () => Promise<Rendering>): Promise<KeptPage | RenderedPage> {
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const rendering: Promise<KeptPage | RenderedPage> = render()
      .then(({ page, kept, isDatabaseAway }) => {
        if (isDatabaseAway) {
          this.#awayUntil = Date.now() + awayFor;
          return this.#pages.get(key) ?? page;
        }
        // If something changed since it began, it is no longer the one under way.
        if (kept && this.#underWay.get(key) === rendering) this.#keep(key, kept);
        return kept ?? page;
      })
      .finally(() => {
        if (this.#underWay.get(key) === rendering) this.#underWay.delete(key);
      });
    this.#underWay.set(key, rendering);
    return rendering;
  }

  began(): void {
    this.changed();
    this.#isTold = true;
    this.#awayUntil = 0;
  }

  changed(): void {
    this.#pages.clear();
    this.#underWay.clear();
    this.#bytes = 0;
  }

  lost(): void {
    this.#isTold = false;
  }

  #keep(key: string, page: KeptPage): void {
    const bytes = 2 * key.length + page.head.join("").length + page.body.length + overhead;
    this.#drop(key);
    this.#pages.set(key, { ...page, keptAt: Date.now(), bytes });
    this.#bytes += bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
  }
}
