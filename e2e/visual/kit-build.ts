import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const buildDir = join(root, ".cache/kit");
export const kitClientDir = join(buildDir, "client");
export const kitEntry = join(buildDir, "server/index.js");

/** Nothing of what the kit is made of changed since it was last built. */
export function isKitFresh(): boolean {
  if (!existsSync(kitEntry)) return false;
  const built = statSync(kitEntry).mtimeMs;
  const sources = ["web", "domain"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const settings = ["package-lock.json", "vite.config.ts", "react-router.config.ts"];
  return [...sources, ...settings].every((file) => statSync(join(root, file)).mtimeMs < built);
}

/** The kit without the site: its route alone, in a folder of its own. */
export function buildKit(): void {
  const { status, stderr } = spawnSync(join(root, "node_modules/.bin/react-router"), ["build"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", KIT: "alone" },
  });
  if (status !== 0) throw new Error(`The kit can't be built:\n${stderr}`);
}
