import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** A program that listens on a port, to be killed and started again. */
export class ChildProgram {
  readonly port: number;
  readonly #command: readonly [string, ...string[]];
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  constructor(
    port: number,
    command: readonly [string, ...string[]],
    environment: Readonly<Record<string, string>> = {},
  ) {
    this.port = port;
    this.#command = command;
    this.#environment = environment;
  }

  async start(): Promise<void> {
    const [program, ...args] = this.#command;
    const child = spawn(program, args, {
      env: { PATH: process.env.PATH, ...this.#environment },
      stdio: ["ignore", "ignore", "inherit"],
    });
    this.#child = child;
    while (!(await isListening(this.port))) {
      if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
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
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
