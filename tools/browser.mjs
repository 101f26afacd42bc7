// Finds the Chromium for browser tests, or installs Debian's with a font for Devanagari where that is allowed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, run, tell } from "./steps.mjs";

/** The shell is Chromium without its windows: the same pages in two thirds of the time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const packages = ["chromium-headless-shell", "fonts-noto-core"];

export function findBrowser() {
  const found = process.env.CHROMIUM_PATH ?? onPath();
  if (found && hasDevanagari()) return found;
  const isAllowed = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!isAllowed) {
    if (found) return found;
    fail(
      `Browser tests need Chromium: install it (Debian: apt-get install ${packages.join(" ")}) or set CHROMIUM_PATH.`,
    );
  }
  tell("Installing Chromium and a font for Devanagari from Debian's packages");
  const quiet = { stdio: ["ignore", "ignore", "inherit"] };
  run("apt-get", ["update", "-qq"], quiet);
  const wanted = ["install", "-y", "-qq", "--no-install-recommends"];
  // Older releases of Debian have no shell.
  const hasShell = spawnSync("apt-get", [...wanted, ...packages], quiet).status === 0;
  if (!hasShell) run("apt-get", [...wanted, "chromium", "fonts-noto-core"], quiet);
  return onPath() ?? fail("Chromium was installed but can't be found.");
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function hasDevanagari() {
  const fonts = spawnSync("fc-list", [":lang=ne", "file"], { encoding: "utf8" });
  return fonts.status === 0 && fonts.stdout.trim() !== "";
}
