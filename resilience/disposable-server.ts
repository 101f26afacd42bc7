import { randomInt } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { connect, type Database } from "#server/platform/database/database.ts";
import { runningClusterUrl } from "#server/platform/database/embedded/cluster.ts";
import { type ServerProcess, spawnServer, waitUntilReady } from "#server/testing/server-process.ts";
import { copyTemplate } from "./template-folder.ts";

/** The real server with its own data folder and PostgreSQL, for fault injection. */
export class DisposableServer {
  readonly dataDir: string;
  readonly #environment: Record<string, string>;
  readonly #codeDir: string | undefined;
  #process: ServerProcess | undefined;

  /** `codeDir` contains another version of the server. */
  constructor(dataDir: string, environment: Record<string, string> = {}, codeDir?: string) {
    this.dataDir = dataDir;
    this.#environment = environment;
    this.#codeDir = codeDir;
  }

  static async create(environment: Record<string, string> = {}, codeDir?: string): Promise<DisposableServer> {
    const dataDir = await mkdtemp(join(tmpdir(), "mithila-ghar-resilience-"));
    // Another version migrates its database itself.
    if (codeDir === undefined) await copyTemplate(dataDir);
    return new DisposableServer(dataDir, environment, codeDir);
  }

  get mediaDir(): string {
    return join(this.dataDir, "media");
  }

  get process(): ServerProcess {
    if (!this.#process) throw new Error("The server is not started");
    return this.#process;
  }

  get origin(): string {
    return this.process.origin;
  }

  /** Returns the milliseconds until the server is ready. */
  async start(): Promise<number> {
    const startedAt = performance.now();
    const defaults = { RATE_LIMITS: "off", ADMIN_PASSWORD: "a long enough password" };
    const environment = { DATA_DIR: this.dataDir, ...defaults, ...this.#environment };
    this.#process = await spawnServer(environment, this.#codeDir);
    await waitUntilReady(this.#process);
    return performance.now() - startedAt;
  }

  async killServer(): Promise<void> {
    this.process.child.kill("SIGKILL");
    await this.process.exited;
  }

  /** Kills the server at a random moment of the request and starts it again. Returns whether the request was answered. */
  async killDuring(request: () => Promise<unknown>, maxMs: number): Promise<boolean> {
    const answered = request().then(
      () => true,
      () => false,
    );
    await delay(randomInt(0, maxMs));
    await this.killServer();
    const wasAnswered = await answered;
    await this.start();
    return wasAnswered;
  }

  /** Sends a signal to the postmaster and all its child processes. */
  async signalPostgres(signal: "SIGKILL" | "SIGSTOP" | "SIGCONT"): Promise<void> {
    for (const pid of await this.postgresPids()) {
      try {
        process.kill(pid, signal);
      } catch {
        // The process ended after the list was read.
      }
    }
  }

  async postgresPids(): Promise<number[]> {
    const file = join(this.dataDir, "postgres/cluster-18/postmaster.pid");
    const postmaster = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
    if (!postmaster) return [];
    const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").catch(
      () => undefined,
    );
    // The pid in a stale file may belong to another program.
    if (children === undefined || !(await isPostgres(postmaster))) return [];
    return [postmaster, ...children.split(" ").filter(Boolean).map(Number)];
  }

  /** Connects to the server's database without going through the server. */
  async withDatabase<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
    const database = connect(await runningClusterUrl(this.dataDir), () => undefined);
    try {
      return await use(database);
    } finally {
      await database.destroy();
    }
  }

  /** Stops the server with SIGTERM. */
  async stop(): Promise<{ code: number | null; ms: number }> {
    const startedAt = performance.now();
    this.process.child.kill("SIGTERM");
    const code = await this.process.exited;
    return { code, ms: performance.now() - startedAt };
  }

  /** Ends all processes in any state and removes the data folder. */
  async remove(): Promise<void> {
    await this.signalPostgres("SIGCONT");
    if (this.#process) await this.stop();
    await this.signalPostgres("SIGKILL");
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
  return command.trim() === "postgres";
}
