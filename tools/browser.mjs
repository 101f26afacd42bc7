// Finds Chromium for browser tests, or gets Debian's with a Devanagari font: installed as root, unpacked as anybody else.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, printStep, root, run } from "./steps.mjs";

/** The headless shell takes two thirds of the time of the full browser. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const packages = ["chromium-headless-shell", "fonts-noto-core"];
/** What Debian's releases without a headless shell have. */
const olderPackages = ["chromium", "fonts-noto-core"];
const quiet = { stdio: ["ignore", "ignore", "inherit"] };

const folder = join(root, "node_modules/.cache/chromium");
const unpacked = join(folder, "root");
/** Its libraries beside it are its own. */
const programs = join(unpacked, "usr/lib/chromium");
const start = join(folder, "start");

export function findBrowser() {
  const found = process.env.CHROMIUM_PATH ?? findOnPath();
  if (found && hasDevanagariFont()) return found;
  if (existsSync(start)) return start;
  if (existsSync("/usr/bin/apt-get")) {
    const received = process.getuid?.() === 0 ? install() : unpack(found);
    if (received) return received;
  }
  return (
    found ??
    fail(
      `Browser tests need Chromium: install it (Debian: apt-get install ${packages.join(" ")}) or set CHROMIUM_PATH.`,
    )
  );
}

function install() {
  printStep("Installing Chromium and a font for Devanagari from Debian's packages");
  run("apt-get", ["update", "-qq"], quiet);
  const hasShell = installPackages(packages);
  if (!hasShell) installPackages(olderPackages);
  return findOnPath();
}

function installPackages(wanted, ...options) {
  const command = [...options, "install", "-y", "-qq", "--no-install-recommends", ...wanted];
  return spawnSync("apt-get", command, quiet).status === 0;
}

/** Downloads what the system lacks, unpacks it into `node_modules`, and writes a script that starts `found` or what was unpacked. */
function unpack(found) {
  printStep(
    "Downloading Chromium and a font for Devanagari from Debian's packages, because only root can install them",
  );
  rmSync(folder, { recursive: true, force: true });
  const archives = join(folder, "archives");
  mkdirSync(join(archives, "partial"), { recursive: true });
  mkdirSync(join(folder, "lists/partial"), { recursive: true });
  const ownFolders = [`Dir::State::Lists=${folder}/lists`, `Dir::Cache=${folder}`, "Debug::NoLocking=1"];
  const options = [...ownFolders.flatMap((option) => ["-o", option]), "--download-only"];
  if (spawnSync("apt-get", [...options, "update", "-qq"], quiet).status !== 0) return;
  if (!installPackages(packages, ...options) && !installPackages(olderPackages, ...options)) return;
  for (const file of readdirSync(archives).filter((name) => name.endsWith(".deb")))
    run("dpkg-deb", ["-x", join(archives, file), unpacked]);
  rmSync(archives, { recursive: true });
  const program = found ?? names.map((name) => join(programs, name)).find(existsSync);
  if (program) writeStart(program);
  return program && start;
}

function writeStart(program) {
  const fonts = `<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${unpacked}/usr/share/fonts</dir>
  <include ignore_missing="yes">/etc/fonts/conf.d</include>
  <cachedir>${folder}/fonts</cachedir>
</fontconfig>
`;
  writeFileSync(join(folder, "fonts.conf"), fonts);
  const libraries = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter((entry) => /\.so(\.|$)/.test(entry.name) && !entry.parentPath.startsWith(programs))
    .map((entry) => entry.parentPath);
  const script = `#!/bin/sh
export FONTCONFIG_FILE='${folder}/fonts.conf'
export LD_LIBRARY_PATH='${[...new Set(libraries)].join(":")}'
exec '${program}' "$@"
`;
  // Only a complete script has its name.
  writeFileSync(`${start}.new`, script, { mode: 0o755 });
  renameSync(`${start}.new`, start);
}

function findOnPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((name) => names.map((browser) => join(name, browser))).find(existsSync);
}

function hasDevanagariFont() {
  const fonts = spawnSync("fc-list", [":lang=ne", "file"], { encoding: "utf8" });
  return fonts.status === 0 && fonts.stdout.trim() !== "";
}
