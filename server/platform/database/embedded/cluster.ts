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

/** Durable by default; small, because the normal host is a small machine. */
const settings = {
  listen_addresses: "",
  max_connections: "60",
  shared_buffers: "64MB",
  jit: "off",
  // Its log must not hold what people typed.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

export type Cluster = Readonly<{
  databaseUrl: string;
  stop: () => Promise<void>;
}>;

type Home = Readonly<{
  binaries: Binaries;
  owner: ProcessOwner | undefined;
  dataDir: string;
  socketDir: string;
  logFile: string;
}>;

/** Starts the PostgreSQL that lives in `dataDir`, making it first if need be, and keeps it running. */
export async function startCluster(dataDir: string, tell: (message: string) => void): Promise<Cluster> {
  const home = await prepareHome(dataDir);
  if (!(await exists(home.dataDir))) {
    tell("Making the database");
    await makeCluster(home);
  }
  await stopOrphan(home, tell);

  let stopping = false;
  let server = await spawnPostgres(home);
  const supervise = (child: ChildProcess) => {
    child.once("exit", async () => {
      if (stopping) return;
      tell("PostgreSQL ended by itself; starting it again");
      await startAgain();
    });
  };
  const startAgain = async () => {
    await delay(500);
    if (stopping) return;
    try {
      server = await spawnPostgres(home);
      supervise(server);
    } catch (error) {
      // Nothing of this server's may end it: without its database it still says so to whoever asks.
      tell(`PostgreSQL could not be started: ${error instanceof Error ? error.message : error}`);
      await startAgain();
    }
  };
  supervise(server);
  await untilReady(home, server);

  return {
    databaseUrl: databaseUrl(home.socketDir, "mithila_ghar"),
    async stop() {
      stopping = true;
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, "exit");
      // SIGINT is PostgreSQL's fast shutdown: sessions are ended, everything is written, then it leaves.
      server.kill("SIGINT");
      await ended;
    },
  };
}

/** Where the PostgreSQL of a server that runs on `dataDir` is reached. */
export async function runningClusterUrl(dataDir: string): Promise<string> {
  return databaseUrl(await ensureSocketDirectory(dataDir, "postgres"), "mithila_ghar");
}

function databaseUrl(socketDir: string, database: string): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socketDir)}&user=postgres`;
}

async function prepareHome(dataDir: string): Promise<Home> {
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
  };
}

async function assertReachable(binaries: Binaries, owner: ProcessOwner, dataDir: string): Promise<void> {
  await run(binaries.postgres, ["--version"], { ...owner, cwd: "/", env: childEnvironment() }).catch(() => {
    throw new Error(
      `PostgreSQL can't run as root, and the account it runs as instead can't enter ${dataDir}: choose another DATA_DIR`,
    );
  });
}

async function makeCluster(home: Home): Promise<void> {
  // Made beside its place and moved there when whole, so that a first start cut off leaves no half cluster.
  const partial = `${home.dataDir}.partial`;
  await rm(partial, { recursive: true, force: true });
  const options = [
    `--pgdata=${partial}`,
    "--username=postgres",
    // Whoever can enter the socket's folder (its owner and root) is let in; there is no network door.
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
  ];
  await run(home.binaries.initdb, options, { ...home.owner, cwd: "/", env: childEnvironment() });
  await rename(partial, home.dataDir);
}

/** After a crash of this server its PostgreSQL may live on: it is stopped in order, which loses nothing. */
async function stopOrphan(home: Home, tell: (message: string) => void): Promise<void> {
  const pidFile = join(home.dataDir, "postmaster.pid");
  const pid = await readPid(pidFile);
  if (pid === undefined) return;
  if (!(await isPostmaster(pid, home.dataDir))) {
    await markStale(pidFile);
    await markStale(join(home.socketDir, ".s.PGSQL.5432.lock"));
    return;
  }
  tell("Taking over the database of a server that was killed");
  const options = ["stop", "-D", home.dataDir, "-m", "fast", "-w", "-t", "60"];
  await run(home.binaries.pgCtl, options, { ...home.owner, cwd: "/", env: childEnvironment() });
}

async function spawnPostgres(home: Home): Promise<ChildProcess> {
  const log = await open(home.logFile, "a");
  try {
    const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    return spawn(home.binaries.postgres, ["-D", home.dataDir, "-k", home.socketDir, ...flags], {
      ...home.owner,
      cwd: "/",
      env: childEnvironment(),
      // Its own process group: a Ctrl-C at the terminal reaches this server only, which stops it in order.
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    });
  } finally {
    await log.close();
  }
}

async function untilReady(home: Home, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) {
      const log = await readFile(home.logFile, "utf8").catch(() => "");
      throw new Error(`PostgreSQL did not start: ${log.trim().split("\n").at(-1)}`);
    }
    if (await ensureDatabase(home)) return;
    await delay(30);
  }
  throw new Error(`PostgreSQL was not ready within a minute; its log is ${home.logFile}`);
}

/** True once the server answers and the site's database is there; false while it is still starting. */
async function ensureDatabase(home: Home): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl(home.socketDir, "postgres") });
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
