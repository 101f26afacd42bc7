import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { childEnvironment } from "#server/platform/process/child-environment.ts";
import {
  answerSchema,
  type CardPicture,
  type PictureResult,
  type PictureTask,
  resultSchemas,
} from "./image-worker-tasks.ts";
import { PictureRejection } from "./picture-rejection.ts";

const program = join(import.meta.dirname, "image-worker-process.ts");
/** How long it stays without work: it holds some forty megabytes. */
const idleShutdownMs = 30_000;
/** The largest picture takes a few seconds; what takes this long hangs. */
export const taskTimeoutMs = 60_000;

/** A task that was neither done nor refused: its process ended or hung. The same task may succeed later. */
export class ImageWorkerFailure extends Error {}

type Waiting = Readonly<{ resolve: (result: unknown) => void; reject: (error: Error) => void }>;

/**
 * Does what takes pictures apart and together in a process of lower priority, so that neither a page waits for it nor the
 * server falls with it. The process is started when there is work, and ends a while after the last.
 */
export class ImageWorker {
  readonly #waiting = new Map<number, Waiting>();
  #process: ChildProcess | undefined;
  #asked = 0;
  #rest: NodeJS.Timeout | undefined;

  /** Throws a PictureRejection for what is no picture we take. */
  async inspect(path: string): Promise<PictureResult<"inspect">> {
    return resultSchemas.inspect.parse(await this.#ask({ task: "inspect", path }));
  }

  async encode(path: string): Promise<PictureResult<"encode">> {
    return resultSchemas.encode.parse(await this.#ask({ task: "encode", path }));
  }

  async renderCard(drawing: string, picture: CardPicture | null): Promise<Buffer> {
    const card = resultSchemas.card.parse(await this.#ask({ task: "card", drawing, picture }));
    return Buffer.from(card.buffer, card.byteOffset, card.byteLength);
  }

  /** Of the process, while there is one. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  close(): void {
    clearTimeout(this.#rest);
    const done = this.#process;
    this.#process = undefined;
    done?.disconnect();
  }

  #ask(asked: PictureTask): Promise<unknown> {
    clearTimeout(this.#rest);
    this.#process ??= this.#start();
    const child = this.#process;
    const id = ++this.#asked;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(id, { resolve, reject });
    const timeout = setTimeout(() => this.#kill(child, asked.task), taskTimeoutMs);
    child.send({ id, asked });
    return promise.finally(() => {
      clearTimeout(timeout);
      this.#waiting.delete(id);
      if (this.#waiting.size > 0) return;
      clearTimeout(this.#rest);
      this.#rest = setTimeout(() => this.close(), idleShutdownMs).unref();
    });
  }

  #start(): ChildProcess {
    const child = fork(program, {
      serialization: "advanced",
      execArgv: [],
      // A Ctrl-C at the terminal is for the server, which lets uploads under way end first.
      detached: true,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: childEnvironment({ MALLOC_ARENA_MAX: "2" }),
    });
    child.on("message", (message) => {
      const { id, result, refusal, failure } = answerSchema.parse(message);
      if (refusal !== undefined) this.#waiting.get(id)?.reject(new PictureRejection(refusal));
      else if (failure !== undefined) this.#waiting.get(id)?.reject(new Error(failure));
      else this.#waiting.get(id)?.resolve(result);
    });
    const gone = () => this.#abandon(child, "The process that works on pictures ended");
    child.on("disconnect", gone);
    child.on("error", gone);
    return child;
  }

  /** A task that hangs can't be cancelled alone: its process ends, and the next task starts a new one. */
  #kill(child: ChildProcess, task: PictureTask["task"]): void {
    child.kill("SIGKILL");
    this.#abandon(
      child,
      `The process that works on pictures was ended: "${task}" took over ${taskTimeoutMs} ms`,
    );
  }

  /** Fails every task under way, unless this process was replaced before. */
  #abandon(child: ChildProcess, message: string): void {
    if (this.#process !== child) return;
    this.#process = undefined;
    for (const { reject } of this.#waiting.values()) reject(new ImageWorkerFailure(message));
  }
}
