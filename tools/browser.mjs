// Finds Chromium for browser tests, or installs Debian's with a Devanagari font if run as root.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, printStep, run } from "./steps.mjs";

/** The headless shell takes two thirds of the time of the full browser. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const packages = ["chromium-headless-shell", "fonts-noto-core"];

export function findBrowser() {
  const found = process.env.CHROMIUM_PATH ?? findOnPath();
  if (found && hasDevanagariFont()) return found;
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!canInstall) {
    if (found) return found;
    fail(
      `Browser tests need Chromium: install it (Debian: apt-get install ${packages.join(" ")}) or set CHROMIUM_PATH.`,
    );
  }
  printStep("Installing Chromium and a font for Devanagari from Debian's packages");
  const quiet = { stdio: ["ignore", "ignore", "inherit"] };
  run("apt-get", ["update", "-qq"], quiet);
  const installArguments = ["install", "-y", "-qq", "--no-install-recommends"];
  // Older releases of Debian have no headless shell.
  const hasShell = spawnSync("apt-get", [...installArguments, ...packages], quiet).status === 0;
  if (!hasShell) run("apt-get", [...installArguments, "chromium", "fonts-noto-core"], quiet);
  return findOnPath() ?? fail("Chromium was installed but can't be found.");
}

function findOnPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function hasDevanagariFont() {
  const fonts = spawnSync("fc-list", [":lang=ne", "file"], { encoding: "utf8" });
  return fonts.status === 0 && fonts.stdout.trim() !== "";
}
