import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type Database } from "#server/platform/database/database.ts";
import { runningClusterUrl } from "#server/platform/database/embedded/cluster.ts";
import { type ServerProcess, spawnServer, waitUntilReady } from "#server/testing/server-process.ts";

/** The real server on a data folder of its own, with its own PostgreSQL, to be treated badly. */
export class DisposableServer {
  readonly dataDir: string;
  readonly #environment: Record<string, string>;
  #server: ServerProcess | undefined;

  constructor(dataDir: string, environment: Record<string, string> = {}) {
    this.dataDir = dataDir;
    this.#environment = environment;
  }

  static async create(environment: Record<string, string> = {}): Promise<DisposableServer> {
    return new DisposableServer(await mkdtemp(join(tmpdir(), "mithila-ghar-torture-")), environment);
  }

  get mediaDir(): string {
    return join(this.dataDir, "media");
  }

  get server(): ServerProcess {
    if (!this.#server) throw new Error("it was not started");
    return this.#server;
  }

  get origin(): string {
    return this.server.origin;
  }

  /** Starts it, and answers how many milliseconds it took to be ready. */
  async start(): Promise<number> {
    const begun = performance.now();
    this.#server = await spawnServer({
      DATA_DIR: this.dataDir,
      RATE_LIMITS: "off",
      ...this.#environment,
    });
    await waitUntilReady(this.#server);
    return performance.now() - begun;
  }

  /** As the kernel does when memory runs out. */
  async killServer(): Promise<void> {
    this.server.child.kill("SIGKILL");
    await this.server.exited;
  }

  /** Sends its PostgreSQL a signal, the postmaster and every process of it at once. */
  async signalPostgres(signal: "SIGKILL" | "SIGSTOP" | "SIGCONT"): Promise<void> {
    for (const pid of await this.postgresPids()) {
      try {
        process.kill(pid, signal);
      } catch {
        // It ended by itself since the list was made.
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
    // A number in a leftover file may by now be anyone's.
    if (children === undefined || !(await isPostgres(postmaster))) return [];
    return [postmaster, ...children.split(" ").filter(Boolean).map(Number)];
  }

  /** Beside the server, as an eye of the test's own. */
  async look<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
    const database = connect(await runningClusterUrl(this.dataDir), () => undefined);
    try {
      return await use(database);
    } finally {
      await database.destroy();
    }
  }

  /** Asks it to leave, and answers with its exit code and how many milliseconds that took. */
  async stop(): Promise<{ code: number | null; ms: number }> {
    const begun = performance.now();
    this.server.child.kill("SIGTERM");
    const code = await this.server.exited;
    return { code, ms: performance.now() - begun };
  }

  /** Whatever state it is in, nothing of it stays. */
  async remove(): Promise<void> {
    await this.signalPostgres("SIGCONT");
    if (this.#server) await this.stop();
    await this.signalPostgres("SIGKILL");
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
  return command.trim() === "postgres";
}
