import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "#server/testing/server-process.ts";
import { waitUntilReady } from "./server-processes.ts";

const workers = 2;
/** Debian's, which has the packages. */
const python = "/usr/bin/python3";

/** Whether Debian's python3-djangorestframework, python3-psycopg2 and gunicorn are installed. */
export async function hasDjango(): Promise<boolean> {
  const imports = "import rest_framework, psycopg2, gunicorn";
  return promisify(execFile)(python, ["-c", imports]).then(
    () => true,
    () => false,
  );
}

/** The same list of the same database by Django REST framework. */
export async function startDjango(
  databaseUrl: string,
): Promise<Readonly<{ origin: string; stop: () => Promise<void> }>> {
  const port = await freePort();
  const socketDir = new URLSearchParams(databaseUrl.split("?")[1]).get("host") ?? "";
  const child = spawn(
    python,
    ["-m", "gunicorn", "--workers", String(workers), "--bind", `127.0.0.1:${port}`, "list:application"],
    {
      cwd: join(import.meta.dirname, "django"),
      env: { PATH: process.env.PATH, POSTGRES_SOCKET_DIR: socketDir, PYTHONDONTWRITEBYTECODE: "1" },
      stdio: "ignore",
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, origin);
  return {
    origin,
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}
