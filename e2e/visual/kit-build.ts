import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const buildDir = join(root, ".cache/kit");
export const kitClientDir = join(buildDir, "client");
export const kitEntry = join(buildDir, "server/index.js");

/** Whether no source of the kit changed since the last build. */
export function isKitUpToDate(): boolean {
  if (!existsSync(kitEntry)) return false;
  const builtAtMs = statSync(kitEntry).mtimeMs;
  const sources = ["web", "domain"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const settings = ["package-lock.json", "vite.config.ts", "react-router.config.ts"];
  return [...sources, ...settings].every((file) => statSync(join(root, file)).mtimeMs < builtAtMs);
}

/** Builds only the route of the kit, into its own folder. */
export function buildKit(): void {
  const { status, stderr } = spawnSync(join(root, "node_modules/.bin/react-router"), ["build"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", KIT: "alone" },
  });
  if (status !== 0) throw new Error(`The kit can't be built:\n${stderr}`);
}
