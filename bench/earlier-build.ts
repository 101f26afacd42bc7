import { execFile } from "node:child_process";
import { mkdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Writes a commit to a new folder and builds it there, with the packages of this version. */
export async function buildCommit(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = join(folder, "commit.tar");
  await run("git", ["archive", `--output=${archive}`, commit]);
  await run("tar", ["-xf", archive, "-C", folder]);
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  await run(process.execPath, ["tools/build.ts"], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
}
