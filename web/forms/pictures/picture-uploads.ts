import type { StagedPicture } from "#domain/pictures/staged-picture.ts";
import { CallFailure, toCallFailure } from "#web/api/call-failure.ts";
import type { OnProgress } from "#web/api/upload-form.ts";

export type UploadState = Readonly<{
  /** `waiting` for its turn; `paused` until the connection is back or the server has time. */
  status: "waiting" | "shrinking" | "sending" | "paused" | "failed" | "done";
  /** The sent fraction, from 0 to 1. */
  progress: number;
  /** The URL of what is sent, while the page is open. */
  preview?: string;
  failure?: CallFailure;
  stored?: StagedPicture;
}>;

export type SendPicture = (
  id: string,
  file: Blob,
  onProgress: OnProgress,
  signal: AbortSignal,
) => Promise<StagedPicture>;

type Upload = { readonly file: File; readonly abort: AbortController; state: UploadState; shrunk?: Blob };
type Waiter = Readonly<{
  ids: readonly string[];
  resolve: (keys: string[]) => void;
  reject: (error: CallFailure) => void;
}>;

const maxConcurrent = 2;
const firstRetryMs = 1_000;
const maxRetryMs = 30_000;

/** LD6: shrinks and sends pictures one by one. Each can be cancelled and retried; a lost connection only pauses them. */
export class PictureUploads {
  readonly #send: SendPicture;
  readonly #shrink: (file: File) => Promise<Blob>;
  readonly #uploads = new Map<string, Upload>();
  readonly #listeners = new Set<() => void>();
  #waiters: readonly Waiter[] = [];
  #states: ReadonlyMap<string, UploadState> = new Map();
  #running = 0;
  #retryMs = firstRetryMs;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** One at a time: a decoded photo takes 50 MB. */
  #shrinking: Promise<unknown> = Promise.resolve();

  constructor(send: SendPicture, shrink: (file: File) => Promise<Blob>) {
    this.#send = send;
    this.#shrink = shrink;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getStates = () => this.#states;

  add(id: string, file: File): void {
    if (this.#uploads.has(id)) return;
    this.#uploads.set(id, { file, abort: new AbortController(), state: { status: "waiting", progress: 0 } });
    this.#changed();
    this.#startNext();
  }

  /** Stops an upload and forgets it. */
  remove(id: string): void {
    const upload = this.#uploads.get(id);
    if (!upload) return;
    this.#uploads.delete(id);
    upload.abort.abort();
    if (upload.state.preview) URL.revokeObjectURL(upload.state.preview);
    this.#changed();
  }

  retry(id: string): void {
    const upload = this.#uploads.get(id);
    if (upload?.state.status !== "failed") return;
    this.#set(upload, { status: "waiting", progress: 0 });
    this.#startNext();
  }

  /** Starts again what a lost connection paused. */
  readonly resume = () => {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    for (const upload of this.#uploads.values())
      if (upload.state.status === "paused") this.#set(upload, { status: "waiting" });
    this.#startNext();
  };

  close(): void {
    clearTimeout(this.#retryTimer);
    for (const id of [...this.#uploads.keys()]) this.remove(id);
  }

  /** The keys of these pictures once all are sent. Rejects when one of them has failed. */
  keysOf(ids: readonly string[]): Promise<string[]> {
    return new Promise((resolve, reject) => {
      this.#waiters = [...this.#waiters, { ids, resolve, reject }];
      this.#settle();
    });
  }

  #settle(): void {
    this.#waiters = this.#waiters.filter(({ ids, resolve, reject }) => {
      const states = ids.map((id) => this.#uploads.get(id)?.state);
      const failed = states.find((state) => state?.status === "failed");
      if (failed) reject(failed.failure ?? new CallFailure("unreadable"));
      const keys = states.flatMap((state) => state?.stored?.key ?? []);
      if (keys.length === ids.length) resolve(keys);
      return !failed && keys.length < ids.length;
    });
  }

  #startNext(): void {
    for (const [id, upload] of this.#uploads) {
      if (this.#running >= maxConcurrent) return;
      if (upload.state.status !== "waiting") continue;
      this.#running += 1;
      void this.#run(id, upload).finally(() => {
        this.#running -= 1;
        this.#startNext();
      });
    }
  }

  async #run(id: string, upload: Upload): Promise<void> {
    const { abort, file } = upload;
    try {
      if (!upload.shrunk) {
        this.#set(upload, { status: "shrinking" });
        const shrunk = this.#shrinking.then(() => (abort.signal.aborted ? file : this.#shrink(file)));
        this.#shrinking = shrunk;
        upload.shrunk = await shrunk;
        if (abort.signal.aborted) return;
        this.#set(upload, { preview: URL.createObjectURL(upload.shrunk) });
      }
      this.#set(upload, { status: "sending", progress: 0 });
      const onProgress = (progress: number) => this.#set(upload, { progress });
      const stored = await this.#send(id, upload.shrunk, onProgress, abort.signal);
      this.#retryMs = firstRetryMs;
      this.#set(upload, { status: "done", progress: 1, stored });
    } catch (error) {
      const failure = toCallFailure(error);
      if (abort.signal.aborted) return;
      if (!isTemporary(failure)) return this.#set(upload, { status: "failed", failure });
      this.#set(upload, { status: "paused", progress: 0, failure });
      this.#retryTimer ??= setTimeout(this.resume, this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, maxRetryMs);
    }
  }

  #set(upload: Upload, change: Partial<UploadState>): void {
    upload.state = { ...upload.state, ...change };
    this.#changed();
  }

  #changed(): void {
    this.#states = new Map(Array.from(this.#uploads, ([id, { state }]) => [id, state]));
    for (const listener of this.#listeners) listener();
    this.#settle();
  }
}

/** No connection, no answer in time, or a server that is busy. */
function isTemporary({ reason, status = 0 }: CallFailure): boolean {
  return reason === "offline" || reason === "timeout" || status === 429 || status === 503;
}
