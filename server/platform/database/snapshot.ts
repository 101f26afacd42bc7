import type { FastifyBaseLogger } from "fastify";
import type { ChangeWatcher } from "./change-feed.ts";
import type { Change, ChangeTag } from "./change-tags.ts";

/** After a failed read, and while changes can't be heard. */
const retryMs = 1_000;

export type SnapshotSource<Row, Value> = Readonly<{
  /** Names the rows in the log: "the settings". */
  name: string;
  tag: ChangeTag;
  readRows: () => Promise<readonly Row[]>;
  parse: (rows: readonly Row[]) => Value;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Must remove what was built from the previous rows. */
  onReplaced: () => void;
}>;

/** Rows of the database in memory, for reading without waiting. Read again whenever an instance of the app changes them. */
export class Snapshot<Row, Value> implements ChangeWatcher {
  readonly #source: SnapshotSource<Row, Value>;
  #value: Value;
  #content = "[]";
  #reading: Promise<void> | undefined;
  #isOutdated = false;
  #isSubscribed = false;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(source: SnapshotSource<Row, Value>) {
    this.#source = source;
    this.#value = source.parse([]);
  }

  static async open<Row, Value>(source: SnapshotSource<Row, Value>): Promise<Snapshot<Row, Value>> {
    const snapshot = new Snapshot(source);
    await snapshot.#readOnce();
    return snapshot;
  }

  read(): Value {
    return this.#value;
  }

  /** Resolves when every change that was reported so far is in `read`, or could not be read. */
  async catchUp(): Promise<void> {
    await this.#reading;
  }

  onConnected(): void {
    this.#isSubscribed = true;
    this.#reload();
  }

  onChange(change: Change): void {
    if (change === "everything" || change.has(this.#source.tag)) this.#reload();
  }

  onDisconnected(): void {
    this.#isSubscribed = false;
    this.#reload();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }

  #reload(): void {
    this.#isOutdated = true;
    if (this.#isClosed) return;
    this.#reading ??= this.#readUntilCurrent().finally(() => {
      this.#reading = undefined;
    });
  }

  /** A change that is reported during a read is read again. */
  async #readUntilCurrent(): Promise<void> {
    clearTimeout(this.#retry);
    let hasFailed = false;
    while (this.#isOutdated && !hasFailed) {
      this.#isOutdated = false;
      try {
        await this.#readOnce();
      } catch (error) {
        hasFailed = true;
        const { log, name } = this.#source;
        log.warn({ err: error }, `${name} could not be read; the last known ones stay in use`);
      }
    }
    if (this.#isClosed || (!hasFailed && this.#isSubscribed)) return;
    this.#retry = setTimeout(() => this.#reload(), retryMs).unref();
  }

  async #readOnce(): Promise<void> {
    const rows = await this.#source.readRows();
    const content = JSON.stringify(rows);
    if (content === this.#content) return;
    this.#content = content;
    this.#value = this.#source.parse(rows);
    this.#source.onReplaced();
  }
}
