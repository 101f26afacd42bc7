// What `npm start`, `npm run dev` and `npm test` share. Plain JavaScript without dependencies: on a fresh clone it runs
// on whatever Node the machine has, before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, "node_modules/.bin");
const stampDir = join(root, "node_modules/.mithila-ghar");

/** Programs of the project come first: `node` among them is the pinned one. */
export const environment = { ...process.env, PATH: bin + delimiter + process.env.PATH };

export function tell(message) {
  process.stdout.write(`▸ ${message}\n`);
}

/** Runs a command to its end with its output shown; a failure ends this process with its code. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, env: environment, stdio: "inherit", ...options });
  if (done.error) fail(`${command} can't be run: ${done.error.message}`);
  if (done.status !== 0) process.exit(done.status ?? 1);
}

export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Installs what the lock file says, unless that was done already. */
export function install() {
  const lock = hash([join(root, "package-lock.json")]);
  if (readStamp("install") === lock) return;
  tell("Installing packages (a minute or two, once)");
  run("npm", ["ci", "--no-audit", "--no-fund"]);
  writeStamp("install", lock);
}

/** Builds the web app, unless its sources are those of the last build. */
export function build() {
  const files = ["web", "domain", "vite.config.ts", "react-router.config.ts", "package-lock.json"];
  const sources = hash(files.flatMap(filesUnder));
  if (readStamp("build") === sources && existsSync(join(root, "build/server/index.js"))) return;
  tell("Building the web app (half a minute, once)");
  run("node", ["tools/build.ts"]);
  writeStamp("build", sources);
}

/** Stops early and clearly where the installed Node can't run the server. */
export function checkNode() {
  const version = spawnSync("node", ["--version"], { env: environment, encoding: "utf8" }).stdout.trim();
  if (Number(version.slice(1).split(".")[0]) >= 24) return;
  fail(
    `Node ${version} is too old and no newer one could be installed for this platform. Install Node 24 or newer.`,
  );
}

function filesUnder(name) {
  const path = join(root, name);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true })
    .map((entry) => join(path, entry))
    .filter((entry) => statSync(entry).isFile())
    .sort();
}

function hash(files) {
  const digest = createHash("sha256");
  for (const file of files) digest.update(`${file}\0`).update(readFileSync(file));
  return digest.digest("hex");
}

function readStamp(name) {
  const path = join(stampDir, name);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function writeStamp(name, value) {
  mkdirSync(stampDir, { recursive: true });
  writeFileSync(join(stampDir, name), value);
}
