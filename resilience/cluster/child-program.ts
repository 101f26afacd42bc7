import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { canConnect } from "#server/platform/process/can-connect.ts";

const startTimeoutMs = 15_000;

type ProgramOptions = Pick<SpawnOptions, "cwd" | "uid" | "gid" | "env">;

/** A program that listens on a port, to be killed and started again. */
export class ChildProgram {
  readonly port: number;
  readonly #command: readonly [string, ...string[]];
  readonly #options: ProgramOptions;
  #child: ChildProcess | undefined;
  #isClosed = false;

  constructor(port: number, command: readonly [string, ...string[]], options: ProgramOptions = {}) {
    this.port = port;
    this.#command = command;
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    if (this.#isClosed) throw new Error("It was closed");
    const [program, ...args] = this.#command;
    const { env, ...options } = this.#options;
    const child = spawn(program, args, {
      ...options,
      env: { PATH: process.env.PATH, ...env },
      stdio: ["ignore", "ignore", "inherit"],
    });
    this.#child = child;
    const deadline = Date.now() + startTimeoutMs;
    while (!(await canConnect({ port: this.port, host: "127.0.0.1" }))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${program} did not start`);
      await delay(20);
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async stop(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  /** Stops it and prevents another start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    // A killed nginx would leave its workers running.
    await this.stop("SIGTERM");
  }
}
