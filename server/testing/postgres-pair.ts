import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { type Binaries, findBinaries } from "#server/platform/database/embedded/binaries.ts";
import {
  findUnprivilegedUser,
  type ProcessOwner,
} from "#server/platform/database/embedded/unprivileged-user.ts";
import { childEnvironment } from "#server/platform/process/child-environment.ts";
import { freePort } from "./server-process.ts";

const run = promisify(execFile);
const databaseName = "mithila_ghar";

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "32MB",
  max_connections: "100",
  wal_keep_size: "1GB",
  // A standby takes over its changes at once instead of every second time a client asks.
  hot_standby_feedback: "on",
};

/** A primary PostgreSQL and a standby that streams from it, each on a port of 127.0.0.1. */
export class PostgresPair {
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  readonly #folder: string;

  private constructor(folder: string, primary: PostgresServer, standby: PostgresServer) {
    this.#folder = folder;
    this.primary = primary;
    this.standby = standby;
  }

  /** With `isSynchronous` a commit is acknowledged once the standby has it on disk. */
  static async start({ isSynchronous = false } = {}): Promise<PostgresPair> {
    const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-pair-"));
    await chmod(folder, 0o755);
    const owner = await findUnprivilegedUser(join(folder, "primary"));
    const binaries = await findBinaries(owner ? folder : undefined);
    const spot = { binaries, owner };
    const primary = new PostgresServer({ ...spot, folder: join(folder, "primary"), port: await freePort() });
    const standby = new PostgresServer({ ...spot, folder: join(folder, "standby"), port: await freePort() });
    const pair = new PostgresPair(folder, primary, standby);
    try {
      await pair.#create(isSynchronous);
    } catch (error) {
      await pair.stop();
      throw error;
    }
    return pair;
  }

  async #create(isSynchronous: boolean): Promise<void> {
    const { primary, standby } = this;
    await primary.create();
    await cp(primary.folder, standby.folder, { recursive: true });
    await standby.own();
    await writeFile(join(standby.folder, "standby.signal"), "");
    await writeFile(
      join(standby.folder, "postgresql.auto.conf"),
      `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres application_name=standby'\n`,
    );
    await primary.start(isSynchronous ? { synchronous_standby_names: "standby" } : {});
    await standby.start();
    await primary.query(`create database ${databaseName}`, "postgres");
  }

  async stop(): Promise<void> {
    await Promise.all([this.standby.kill(), this.primary.kill()]);
    await rm(this.#folder, { recursive: true, force: true });
  }
}

type Spot = Readonly<{ binaries: Binaries; owner: ProcessOwner | undefined; folder: string; port: number }>;

export class PostgresServer {
  readonly #spot: Spot;
  #process: ChildProcess | undefined;

  constructor(spot: Spot) {
    this.#spot = spot;
  }

  get folder(): string {
    return this.#spot.folder;
  }

  get port(): number {
    return this.#spot.port;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  get url(): string {
    return `postgresql://postgres@127.0.0.1:${this.port}/${databaseName}`;
  }

  async create(): Promise<void> {
    const { binaries, owner, folder } = this.#spot;
    await mkdir(folder, { mode: 0o700 });
    await this.own();
    const options = [`--pgdata=${folder}`, "--username=postgres", "--auth=trust", "--encoding=UTF8"];
    const locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--no-sync"];
    await run(binaries.initdb, [...options, ...locale], { ...owner, cwd: "/", env: childEnvironment() });
  }

  /** Gives the folder to the account that runs PostgreSQL. */
  async own(): Promise<void> {
    const { owner, folder } = this.#spot;
    if (owner) await run("chown", ["-R", `${owner.uid}:${owner.gid}`, folder]);
    await chmod(folder, 0o700);
  }

  async start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    const { binaries, owner, folder, port } = this.#spot;
    const flags = Object.entries({ ...settings, ...more, port: String(port) });
    const args = ["-D", folder, ...flags.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
    this.#process = spawn(binaries.postgres, args, {
      ...owner,
      cwd: "/",
      env: childEnvironment(),
      detached: true,
      stdio: "ignore",
    });
    const deadline = Date.now() + 30_000;
    while (!(await this.#isReady())) {
      if (Date.now() > deadline) throw new Error("PostgreSQL was not ready within 30 seconds");
    }
  }

  async kill(signal: NodeJS.Signals = "SIGQUIT"): Promise<void> {
    const server = this.#process;
    this.#process = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  }

  async promote(): Promise<void> {
    await this.query("select pg_promote()");
  }

  async query(statement: string, database = databaseName): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: this.url.replace(databaseName, database) });
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  }

  async #isReady(): Promise<boolean> {
    return this.query("select 1", "postgres").then(
      () => true,
      () => false,
    );
  }
}
