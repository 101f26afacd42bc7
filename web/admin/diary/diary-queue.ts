import { CallFailure } from "#web/api/call-failure.ts";
import type { EntryStore } from "./entry-store.ts";
import type { NewWaitingEntry, Refusal, WaitingEntry } from "./waiting-entry.ts";

/** Why sending stopped: no connection, no login, or a server that can't take it now. Nothing is lost by any of them. */
export type Pause = "offline" | "login" | "busy";

export type QueueState = Readonly<{
  entries: readonly WaitingEntry[];
  /** The `uuid` of the entry that is on its way. */
  sending: string | null;
  pause: Pause | null;
  /** How many the server has acknowledged since the page was opened. */
  sent: number;
}>;

const loginStatus = 401;
/** Statuses after which the same request may succeed: too slow, too many, or a fault of the server. */
const isTemporary = (status: number) => status === 408 || status === 429 || status >= 500;

/** CN5: entries that wait on this phone, and how they reach the server: once and in their order. */
export class DiaryQueue {
  readonly #store: EntryStore;
  readonly #send: (entry: NewWaitingEntry) => Promise<unknown>;
  readonly #listeners = new Set<() => void>();
  #isNext = false;
  #state: QueueState = { entries: [], sending: null, pause: null, sent: 0 };

  constructor(store: EntryStore, send: (entry: NewWaitingEntry) => Promise<unknown>) {
    this.#store = store;
    this.#send = send;
  }

  readonly read = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async load(): Promise<void> {
    this.#change({ entries: await this.#store.list() });
  }

  /** Rejects if the phone can't store it. */
  async add(entry: NewWaitingEntry): Promise<void> {
    await this.#store.add(entry);
    await this.load();
  }

  async remove(order: number): Promise<void> {
    await this.#store.remove(order);
    await this.load();
  }

  /**
   * Sends what waits, once this and other tabs have sent what they found: an entry that is saved meanwhile, or a connection that is back,
   * must not wait for the next time. A refused entry does not stop those after it.
   */
  readonly sendAll = async (): Promise<void> => {
    // A call that still waits for its turn will find what is stored by then.
    if (this.#isNext) return;
    this.#isNext = true;
    try {
      await navigator.locks.request(this.#store.name, async () => {
        this.#isNext = false;
        await this.#sendStored();
      });
    } finally {
      // The browser may refuse the lock, for example to a page that is being left.
      this.#isNext = false;
    }
  };

  async #sendStored(): Promise<void> {
    await this.load();
    let pause: Pause | null = null;
    for (const entry of this.#state.entries) {
      if (entry.refusal !== null) continue;
      pause = await this.#sendOne(entry);
      if (pause) break;
    }
    this.#change({ pause, sending: null });
  }

  async #sendOne(entry: WaitingEntry): Promise<Pause | null> {
    this.#change({ sending: entry.uuid, pause: null });
    try {
      await this.#send(entry);
    } catch (error) {
      const outcome = judge(error);
      if (typeof outcome === "string") return outcome;
      await this.#store.refuse(entry, outcome);
      await this.load();
      return null;
    }
    // If the page is closed before this, the entry is sent again, and the server knows its uuid.
    await this.#store.remove(entry.order);
    this.#change({ sent: this.#state.sent + 1 });
    await this.load();
    return null;
  }

  #change(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function judge(error: unknown): Pause | Refusal {
  if (!(error instanceof CallFailure) || error.status === undefined) return "offline";
  if (error.status === loginStatus) return "login";
  if (isTemporary(error.status) || error.reason === "unreadable") return "busy";
  const [fieldCode = null] = error.fieldCodes().values();
  return { code: error.problem?.code ?? null, fieldCode };
}
