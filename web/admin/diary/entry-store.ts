import type {
  DraftFields,
  EntryDraft,
  KnownJob,
  NewWaitingEntry,
  Refusal,
  WaitingEntry,
  WaitingPicture,
} from "./waiting-entry.ts";

const version = 1;

/** Which form a draft is of: that of a new entry of the job, or of a correction. */
type DraftKey = Readonly<{ jobId: number; corrects: string | null }>;
type StoreName = "entries" | "jobs" | "drafts";

/**
 * CN5: the browser's database, which survives a restart of the phone. Each account has its own: what one has written is neither shown to
 * another account of the same phone nor sent by it, and waits for its author.
 */
export class EntryStore {
  readonly name: string;

  constructor(author: string) {
    this.name = `site-diary of ${author}`;
  }

  /** The draft of the entry is removed with it, so that the entry is never there twice. */
  async add(entry: NewWaitingEntry): Promise<void> {
    await this.#change(["entries", "drafts"], (transaction) => {
      transaction.objectStore("entries").add({ ...entry, refusal: null });
      removeDraft(transaction, entry);
    });
  }

  /** In the order in which they were written. */
  list(): Promise<WaitingEntry[]> {
    return this.#read("entries", (store) => store.getAll());
  }

  async remove(order: number): Promise<void> {
    await this.#change(["entries"], (transaction) => transaction.objectStore("entries").delete(order));
  }

  async refuse(entry: WaitingEntry, refusal: Refusal): Promise<void> {
    await this.#change(["entries"], (transaction) =>
      transaction.objectStore("entries").put({ ...entry, refusal }),
    );
  }

  /** Jobs whose diaries were opened on this phone, so that entries can be written without a connection. */
  async rememberJob(job: KnownJob): Promise<void> {
    await this.#change(["jobs"], (transaction) => transaction.objectStore("jobs").put(job));
  }

  knownJobs(): Promise<KnownJob[]> {
    return this.#read("jobs", (store) => store.getAll());
  }

  /** Null if nothing was written. */
  async readDraft(key: DraftKey): Promise<EntryDraft | null> {
    const fields = await this.#read<DraftFields | undefined>("drafts", (store) => store.get(fieldsKey(key)));
    const pictures =
      (await this.#read<readonly WaitingPicture[] | undefined>("drafts", (store) =>
        store.get(picturesKey(key)),
      )) ?? [];
    const isWritten = fields && [fields.stage_id, fields.weather, fields.workers, fields.text].some(Boolean);
    return isWritten || pictures.length > 0 ? { fields: fields ?? null, pictures } : null;
  }

  /** Apart from the pictures, which would otherwise be written to the disk with every letter. */
  async writeDraftFields(key: DraftKey, fields: DraftFields): Promise<void> {
    await this.#change(["drafts"], (transaction) =>
      transaction.objectStore("drafts").put(fields, fieldsKey(key)),
    );
  }

  async writeDraftPictures(key: DraftKey, pictures: readonly WaitingPicture[]): Promise<void> {
    await this.#change(["drafts"], (transaction) =>
      transaction.objectStore("drafts").put(pictures, picturesKey(key)),
    );
  }

  async removeDraft(key: DraftKey): Promise<void> {
    await this.#change(["drafts"], (transaction) => removeDraft(transaction, key));
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.name, version);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("entries", { keyPath: "order", autoIncrement: true });
        request.result.createObjectStore("jobs", { keyPath: "id" });
        request.result.createObjectStore("drafts");
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  async #read<Result>(name: StoreName, ask: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
    const database = await this.#open();
    try {
      return await new Promise((resolve, reject) => {
        const request = ask(database.transaction(name, "readonly").objectStore(name));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    } finally {
      database.close();
    }
  }

  /** Resolves when it is on the disk. A full disk ends the transaction, not the request. */
  async #change(names: readonly StoreName[], write: (transaction: IDBTransaction) => void): Promise<void> {
    const database = await this.#open();
    try {
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction([...names], "readwrite", { durability: "strict" });
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
        write(transaction);
      });
    } finally {
      database.close();
    }
  }
}

const fieldsKey = ({ jobId, corrects }: DraftKey) => [jobId, corrects ?? "", "fields"];
const picturesKey = ({ jobId, corrects }: DraftKey) => [jobId, corrects ?? "", "pictures"];

function removeDraft(transaction: IDBTransaction, key: DraftKey): void {
  for (const part of [fieldsKey(key), picturesKey(key)]) transaction.objectStore("drafts").delete(part);
}

/** Whether the phone has no room left. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
