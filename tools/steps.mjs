// Shared steps of the npm scripts. Plain JavaScript without dependencies, because on a fresh clone it runs on the
// machine's Node before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, "node_modules/.bin");

export const environment = {
  ...process.env,
  // The project's programs, including its pinned `node`, come first in the path.
  PATH: bin + delimiter + process.env.PATH,
  // Each server that tests start loads its modules in half the time.
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
};

export function printStep(message) {
  process.stdout.write(`▸ ${message}\n`);
}

/** Runs a command and shows its output. If it fails, this process exits with its code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, env: environment, stdio: "inherit", ...options });
  if (result.error) fail(`${command} can't be run: ${result.error.message}`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Installs the packages of a folder's lock file, unless they are installed. */
export function install(folder = root) {
  const lock = hash([join(folder, "package-lock.json")]);
  const stamp = stampOf("install", folder);
  if (stamp.read() === lock) return;
  printStep("Installing packages (a minute or two, once)");
  run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder });
  stamp.write(lock);
}

/** Builds the web app in another process, unless its sources are unchanged since the last build. */
export async function build() {
  const files = ["web", "domain", "vite.config.ts", "react-router.config.ts", "package-lock.json"];
  const sources = hash(files.flatMap(listFiles));
  const stamp = stampOf("build", root);
  if (stamp.read() === sources && existsSync(join(root, "build/server/index.js"))) return;
  printStep("Building the web app (half a minute, once)");
  const building = spawn("node", ["tools/build.ts"], { cwd: root, env: environment, stdio: "inherit" });
  // A failed step ends this process before the build is done.
  process.once("exit", () => building.kill());
  const [status] = await once(building, "exit");
  if (status !== 0) process.exit(status ?? 1);
  stamp.write(sources);
}

/** Checks all types; a second time only those that a change concerns. */
export function checkTypes() {
  run("react-router", ["typegen"]);
  for (const project of ["domain", "server", "web", "."]) {
    const known = join("node_modules/.cache/types", `${project === "." ? "root" : project}.tsbuildinfo`);
    // Several checkers would each check the shared types again, while the build already has the other of two cores.
    run("tsc", ["-p", project, "--checkers", "1", "--incremental", "--tsBuildInfoFile", known]);
  }
}

/** Exits with an explanation if the installed Node can't run the server. */
export function checkNode() {
  const version = spawnSync("node", ["--version"], { env: environment, encoding: "utf8" }).stdout.trim();
  if (Number(version.slice(1).split(".")[0]) >= 24) return;
  fail(
    `Node ${version} is too old and no newer one could be installed for this platform. Install Node 24 or newer.`,
  );
}

function listFiles(name) {
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

/** Remembers in a folder's packages for which files a step was done. */
function stampOf(step, folder) {
  const directory = join(folder, "node_modules/.mithila-ghar");
  const path = join(directory, step);
  return {
    read: () => (existsSync(path) ? readFileSync(path, "utf8") : undefined),
    write(value) {
      mkdirSync(directory, { recursive: true });
      writeFileSync(path, value);
    },
  };
}
