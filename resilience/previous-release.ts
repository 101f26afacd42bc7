import { execFile } from "node:child_process";
import { symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The release that is in use while this version is rolled out. Each release sets it to the commit of the one before. */
const previousRelease = "07f4f810e8fae381a4f5fd9a5ac8f61f928118b0";

/** Undefined if the commit can be read; otherwise the reason, for example a shallow clone. */
export async function explainMissingRelease(): Promise<string | undefined> {
  try {
    await run("git", ["cat-file", "-e", `${previousRelease}^{commit}`]);
    return undefined;
  } catch (error) {
    const [detail = ""] = /^fatal: .*$/m.exec(String(error)) ?? [];
    return `skipped: the previous release can't be read (${detail}); git fetch --unshallow completes a shallow clone`;
  }
}

/** Writes the server of the previous release to an empty folder. It uses the packages and the web app of this version. */
export async function extractPreviousRelease(folder: string): Promise<void> {
  const archive = join(folder, "release.tar");
  const parts = ["package.json", "domain", "server", "demo"];
  await run("git", ["archive", `--output=${archive}`, previousRelease, ...parts]);
  await run("tar", ["-xf", archive, "-C", folder]);
  for (const name of ["node_modules", "build"]) await symlink(resolve(name), join(folder, name));
}
