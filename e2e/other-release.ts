import { cp, glob, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Copies the site as another release: its style sheet and its service worker have other names, and those of this one are gone. */
export async function copyAsOtherRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-release-"));
  for (const name of ["server", "domain", "demo", "build", "package.json"])
    await cp(name, join(folder, name), { recursive: true });
  await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  const build = join(folder, "build");

  for await (const file of glob("client/assets/app-*.css*", { cwd: build }))
    await rename(join(build, file), join(build, file.replace(/app-[\w-]+/, "app-other")));
  for await (const file of glob("{client,server}/**/*.js", { cwd: build })) {
    const path = join(build, file);
    const content = await readFile(path, "utf8");
    if (!styleName.test(content)) continue;
    await writeFile(path, content.replaceAll(new RegExp(styleName, "g"), "app-other.css"));
    // The server then sends the changed file.
    for (const encoding of ["br", "gz"]) await rm(`${path}.${encoding}`, { force: true });
  }
  const worker = join(build, "service-worker/service-worker.js");
  await writeFile(
    worker,
    (await readFile(worker, "utf8")).replace(/offline-[0-9a-f]{12}/, otherOfflineCache),
  );
  return folder;
}

const styleName = /\bapp-[\w-]+\.css\b/;
export const otherOfflineCache = "offline-other";
