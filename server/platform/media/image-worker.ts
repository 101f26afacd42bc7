import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { childEnvironment } from "#server/platform/process/child-environment.ts";
import type { EncodeOptions } from "./encode-picture.ts";
import { maxDecoderPages } from "./heic.ts";
import {
  type CardPicture,
  type PictureResult,
  type PictureTask,
  responseSchema,
  resultSchemas,
} from "./image-worker-tasks.ts";
import { PictureRejection } from "./picture-rejection.ts";

const program = join(import.meta.dirname, "image-worker-process.ts");
/** An idle worker uses about 40 MB. */
const idleShutdownMs = 30_000;
/** The largest picture takes a few seconds, so a task that takes this long hangs. */
export const taskTimeoutMs = 60_000;

/** The worker process exited or hung before it finished a task. A retry may succeed. */
export class ImageWorkerFailure extends Error {}

type PendingTask = Readonly<{ resolve: (result: unknown) => void; reject: (error: Error) => void }>;

/**
 * Processes pictures in a separate process of lower priority, so that it neither delays requests nor crashes the server.
 * The process starts with the first task and exits when it has been idle.
 */
export class ImageWorker {
  readonly #pending = new Map<number, PendingTask>();
  #process: ChildProcess | undefined;
  #lastId = 0;
  #idleTimer: NodeJS.Timeout | undefined;

  /** Throws a PictureRejection for a file that is not a supported picture. */
  async inspect(path: string): Promise<PictureResult<"inspect">> {
    return resultSchemas.inspect.parse(await this.#run({ type: "inspect", path }));
  }

  async encode(path: string, options: EncodeOptions = {}): Promise<PictureResult<"encode">> {
    return resultSchemas.encode.parse(await this.#run({ type: "encode", path, ...options }));
  }

  async renderCard(drawing: string, picture: CardPicture | null): Promise<Buffer> {
    const card = resultSchemas.card.parse(await this.#run({ type: "card", drawing, picture }));
    return Buffer.from(card.buffer, card.byteOffset, card.byteLength);
  }

  /** An SVG of our own in its own size. */
  async renderPng(drawing: string): Promise<Buffer> {
    const png = resultSchemas.png.parse(await this.#run({ type: "png", drawing }));
    return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  }

  /** The id of the worker process while it runs. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  close(): void {
    clearTimeout(this.#idleTimer);
    const child = this.#process;
    this.#process = undefined;
    child?.disconnect();
  }

  #run(task: PictureTask): Promise<unknown> {
    clearTimeout(this.#idleTimer);
    this.#process ??= this.#start();
    const child = this.#process;
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#pending.set(id, { resolve, reject });
    const timeout = setTimeout(() => this.#kill(child, task.type), taskTimeoutMs);
    child.send({ id, task });
    return promise.finally(() => {
      clearTimeout(timeout);
      this.#pending.delete(id);
      if (this.#pending.size > 0) return;
      clearTimeout(this.#idleTimer);
      this.#idleTimer = setTimeout(() => this.close(), idleShutdownMs).unref();
    });
  }

  #start(): ChildProcess {
    const child = fork(program, {
      serialization: "advanced",
      // A hostile HEIC can't use more memory than the largest accepted one.
      execArgv: [`--wasm-max-mem-pages=${maxDecoderPages}`],
      // Detached from Ctrl-C at the terminal, because the server finishes pending uploads first.
      detached: true,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: childEnvironment({ MALLOC_ARENA_MAX: "2" }),
    });
    child.on("message", (message) => {
      const { id, result, rejection, failure } = responseSchema.parse(message);
      if (rejection !== undefined) this.#pending.get(id)?.reject(new PictureRejection(rejection));
      else if (failure !== undefined) this.#pending.get(id)?.reject(new Error(failure));
      else this.#pending.get(id)?.resolve(result);
    });
    const fail = () => this.#failPending(child, "The image worker exited");
    child.on("disconnect", fail);
    child.on("error", fail);
    return child;
  }

  /** A hanging task cannot be cancelled alone, so its process is killed. The next task starts a new one. */
  #kill(child: ChildProcess, task: PictureTask["type"]): void {
    child.kill("SIGKILL");
    this.#failPending(child, `The image worker was killed: "${task}" took over ${taskTimeoutMs} ms`);
  }

  /** Rejects every pending task, unless another process has already replaced this one. */
  #failPending(child: ChildProcess, message: string): void {
    if (this.#process !== child) return;
    this.#process = undefined;
    for (const { reject } of this.#pending.values()) reject(new ImageWorkerFailure(message));
  }
}
