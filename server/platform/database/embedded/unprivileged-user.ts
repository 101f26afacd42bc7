import { readFile, stat } from "node:fs/promises";

export type ProcessOwner = Readonly<{ uid: number; gid: number }>;

/**
 * PostgreSQL refuses to run as root. A cluster that exists keeps its owner; a new one gets the system's
 * `postgres` account, or `nobody` where there is none. Undefined: we are not root, so we run it ourselves.
 */
export async function findUnprivilegedUser(clusterDir: string): Promise<ProcessOwner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await stat(clusterDir).catch(() => undefined);
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const wanted of ["postgres", "nobody"]) {
    const account = accounts.find(([name]) => name === wanted);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error(
    "PostgreSQL can't run as root, and there is no account named postgres or nobody to run it as",
  );
}
