import { execFile } from "node:child_process";
import { symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The release before this version. Each release sets it to the commit of the one before. */
export const previousRelease = "86b709cf32716acf09cb057113de2d9d460d8759";

/**
 * The oldest commit whose instances may run beside this version. The upgrade from the previous release stops all instances (decision 64), so it
 * is a commit of this release; the next release sets it to the previous release, too.
 */
export const rollingRelease = "7e7dfddf1ff11b011614520ffa7564012c4ec52f";

/** Undefined if the commit can be read; otherwise the reason, for example a shallow clone. */
export async function explainMissingRelease(commit: string): Promise<string | undefined> {
  try {
    await run("git", ["cat-file", "-e", `${commit}^{commit}`]);
    return undefined;
  } catch (error) {
    const [detail = ""] = /^fatal: .*$/m.exec(String(error)) ?? [];
    return `skipped: the release ${commit} can't be read (${detail}); git fetch --unshallow completes a shallow clone`;
  }
}

/** Writes the server and the commands of a release to an empty folder. It uses the packages and the web app of this version. */
export async function extractRelease(commit: string, folder: string): Promise<void> {
  const archive = join(folder, "release.tar");
  const parts = ["package.json", "domain", "server", "demo", "tools"];
  await run("git", ["archive", `--output=${archive}`, commit, ...parts]);
  await run("tar", ["-xf", archive, "-C", folder]);
  for (const name of ["node_modules", "build"]) await symlink(resolve(name), join(folder, name));
}
