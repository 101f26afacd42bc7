import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { childEnvironment } from "#server/platform/process/child-environment.ts";
import { ensureSocketDirectory } from "#server/platform/process/socket-directory.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { isPostmaster, markStale, readPid } from "./postmaster.ts";
import { findUnprivilegedUser, type ProcessOwner } from "./unprivileged-user.ts";

const run = promisify(execFile);

/** PostgreSQL's durable defaults, with little memory, because the usual host is small. */
const productionSettings = {
  listen_addresses: "",
  max_connections: "60",
  shared_buffers: "64MB",
  jit: "off",
  // On an SSD, a page elsewhere costs about as much as the next one.
  random_page_cost: "1.1",
  // Statements may contain personal data, which must not be logged.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

export type Cluster = Readonly<{
  databaseUrl: string;
  stop: () => Promise<void>;
}>;

type ClusterSetup = Readonly<{
  binaries: Binaries;
  owner: ProcessOwner | undefined;
  dataDir: string;
  socketDir: string;
  logFile: string;
  settings: Readonly<Record<string, string>>;
}>;

/**
 * Starts the PostgreSQL of `dataDir`, creates it if necessary, and restarts it when it exits. Only tests pass settings of
 * their own.
 */
export async function startCluster(
  dataDir: string,
  log: (message: string) => void,
  testSettings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const setup = await prepareSetup(dataDir, { ...productionSettings, ...testSettings });
  if (!(await exists(setup.dataDir))) {
    log("Creating the database");
    await createCluster(setup);
  }
  await stopOrphan(setup, log);

  let isStopping = false;
  let server = await spawnPostgres(setup);
  const supervise = (child: ChildProcess) => {
    child.once("exit", async () => {
      if (isStopping) return;
      log("PostgreSQL exited unexpectedly; restarting it");
      await restart();
    });
  };
  const restart = async () => {
    await delay(500);
    if (isStopping) return;
    try {
      server = await spawnPostgres(setup);
      supervise(server);
    } catch (error) {
      // The server keeps running and answers with 503 until the database is back.
      log(`PostgreSQL could not be started: ${error instanceof Error ? error.message : error}`);
      await restart();
    }
  };
  supervise(server);
  await waitUntilReady(setup, server);

  return {
    databaseUrl: databaseUrl(setup.socketDir, "mithila_ghar"),
    async stop() {
      isStopping = true;
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exited = once(server, "exit");
      // SIGINT is PostgreSQL's fast shutdown: it ends sessions, writes everything, then exits.
      server.kill("SIGINT");
      await exited;
    },
  };
}

/** The URL of the PostgreSQL that a running server started in `dataDir`. */
export async function runningClusterUrl(dataDir: string): Promise<string> {
  return databaseUrl(await ensureSocketDirectory(dataDir, "postgres"), "mithila_ghar");
}

function databaseUrl(socketDir: string, database: string): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socketDir)}&user=postgres`;
}

async function prepareSetup(dataDir: string, settings: ClusterSetup["settings"]): Promise<ClusterSetup> {
  const root = join(dataDir, "postgres");
  await mkdir(root, { recursive: true });
  const owner = await findUnprivilegedUser(root);
  const binaries = await findBinaries(owner ? root : undefined);
  const socketDir = await ensureSocketDirectory(dataDir, "postgres");
  if (owner) {
    await chmod(dataDir, 0o711);
    await chown(root, owner.uid, owner.gid);
    await chown(socketDir, owner.uid, owner.gid);
    await assertReachable(binaries, owner, dataDir);
  }
  return {
    binaries,
    owner,
    dataDir: join(root, `cluster-${binaries.majorVersion}`),
    socketDir,
    logFile: join(root, "postgres.log"),
    settings,
  };
}

async function assertReachable(binaries: Binaries, owner: ProcessOwner, dataDir: string): Promise<void> {
  await run(binaries.postgres, ["--version"], { ...owner, cwd: "/", env: childEnvironment() }).catch(() => {
    throw new Error(
      `PostgreSQL can't run as root, and the account it runs as instead can't enter ${dataDir}: choose another DATA_DIR`,
    );
  });
}

async function createCluster(setup: ClusterSetup): Promise<void> {
  // The final rename makes an interrupted first start leave no incomplete cluster.
  const partial = `${setup.dataDir}.partial`;
  await rm(partial, { recursive: true, force: true });
  const options = [
    `--pgdata=${partial}`,
    "--username=postgres",
    // Only the owner and root can enter the socket's directory, and PostgreSQL listens on no network port.
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...(setup.settings.fsync === "off" ? ["--no-sync"] : []),
  ];
  await run(setup.binaries.initdb, options, { ...setup.owner, cwd: "/", env: childEnvironment() });
  await rename(partial, setup.dataDir);
}

/** Shuts down cleanly a PostgreSQL that survived its killed server. */
async function stopOrphan(setup: ClusterSetup, log: (message: string) => void): Promise<void> {
  const pidFile = join(setup.dataDir, "postmaster.pid");
  const pid = await readPid(pidFile);
  if (pid === undefined) return;
  if (!(await isPostmaster(pid, setup.dataDir))) {
    await markStale(pidFile);
    await markStale(join(setup.socketDir, ".s.PGSQL.5432.lock"));
    return;
  }
  log("Taking over the database of a server that was killed");
  const options = ["stop", "-D", setup.dataDir, "-m", "fast", "-w", "-t", "60"];
  await run(setup.binaries.pgCtl, options, { ...setup.owner, cwd: "/", env: childEnvironment() });
}

async function spawnPostgres(setup: ClusterSetup): Promise<ChildProcess> {
  const log = await open(setup.logFile, "a");
  try {
    const flags = Object.entries(setup.settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    return spawn(setup.binaries.postgres, ["-D", setup.dataDir, "-k", setup.socketDir, ...flags], {
      ...setup.owner,
      cwd: "/",
      env: childEnvironment(),
      // A separate process group, so that Ctrl-C reaches only this server, which then stops PostgreSQL cleanly.
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    });
  } finally {
    await log.close();
  }
}

async function waitUntilReady(setup: ClusterSetup, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) {
      const log = await readFile(setup.logFile, "utf8").catch(() => "");
      throw new Error(`PostgreSQL did not start: ${log.trim().split("\n").at(-1)}`);
    }
    if (await ensureDatabase(setup)) return;
    await delay(30);
  }
  throw new Error(`PostgreSQL was not ready within a minute; its log is ${setup.logFile}`);
}

/** Creates the site's database if necessary. False while PostgreSQL is starting. */
async function ensureDatabase(setup: ClusterSetup): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl(setup.socketDir, "postgres") });
  try {
    await client.connect();
  } catch {
    return false;
  }
  try {
    const found = await client.query("select 1 from pg_database where datname = 'mithila_ghar'");
    if (found.rowCount === 0) await client.query("create database mithila_ghar");
    return true;
  } finally {
    await client.end();
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
