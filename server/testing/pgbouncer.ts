import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findUnprivilegedUser } from "#server/platform/database/embedded/unprivileged-user.ts";
import { childEnvironment } from "#server/platform/process/child-environment.ts";
import { freePort } from "./server-process.ts";

/** Undefined if PgBouncer is not installed. */
export const pgbouncerPath = [...(process.env.PATH ?? "").split(":"), "/usr/sbin"]
  .map((folder) => join(folder, "pgbouncer"))
  .find((path) => existsSync(path));

export type PgBouncer = Readonly<{ url: string; close: () => Promise<void> }>;

/** A real PgBouncer in transaction mode, with three connections to the database for any number of clients. */
export async function startPgBouncer(databaseUrl: string, connectQuery = ""): Promise<PgBouncer> {
  if (pgbouncerPath === undefined) throw new Error("PgBouncer is not installed");
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-pgbouncer-"));
  const settingsPath = join(folder, "pgbouncer.ini");
  const listenPort = await freePort();
  // PgBouncer rejects empty values.
  const settings = Object.entries({ host, port, user, password, connect_query: connectQuery }).filter(
    ([, value]) => value,
  );
  await writeFile(
    settingsPath,
    `[databases]
${database} = ${settings.map(([name, value]) => `${name}='${value}'`).join(" ")}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  );
  // PgBouncer refuses to run as root, and the account that runs it reads its settings.
  await chmod(folder, 0o755);
  const owner = await findUnprivilegedUser(folder);
  const child = spawn(pgbouncerPath, [settingsPath], {
    ...owner,
    cwd: "/",
    env: childEnvironment(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "close");
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  const url = `postgresql://${user}@127.0.0.1:${listenPort}/${database}`;
  while (!(await canConnect(url))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer exited: ${output}`);
  }
  return {
    url,
    async close() {
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
