type Sized = Readonly<{ head: readonly string[]; body: Buffer }>;

/** About what a page takes besides its texts. */
const overheadBytes = 500;

/** Pages up to a number of bytes. Where it is exceeded, the page goes first that was not asked for longest. */
export class BoundedPages<Page extends Sized> {
  readonly #maxBytes: number;
  readonly #pages = new Map<string, { page: Page; bytes: number }>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Page | undefined {
    const entry = this.#pages.get(key);
    if (!entry) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, entry);
    return entry.page;
  }

  set(key: string, page: Page): void {
    this.#delete(key);
    const bytes = 2 * key.length + page.head.join("").length + page.body.length + overheadBytes;
    if (bytes > this.#maxBytes) return;
    this.#pages.set(key, { page, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#delete(oldest);
    }
  }

  deleteWhere(isGone: (page: Page) => boolean): void {
    for (const [key, { page }] of this.#pages) if (isGone(page)) this.#delete(key);
  }

  #delete(key: string): void {
    const entry = this.#pages.get(key);
    if (!entry) return;
    this.#pages.delete(key);
    this.#bytes -= entry.bytes;
  }
}
