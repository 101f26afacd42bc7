import { readFile, stat } from "node:fs/promises";

export type ProcessOwner = Readonly<{ uid: number; gid: number }>;

/**
 * The user for PostgreSQL, which does not run as root: the owner of an existing cluster, else `postgres`, else `nobody`.
 * Undefined if this process is not root; PostgreSQL then runs as the same user.
 */
export async function findUnprivilegedUser(clusterDir: string): Promise<ProcessOwner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await stat(clusterDir).catch(() => undefined);
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const candidate of ["postgres", "nobody"]) {
    const account = accounts.find(([name]) => name === candidate);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error(
    "PostgreSQL can't run as root, and there is no account named postgres or nobody to run it as",
  );
}
