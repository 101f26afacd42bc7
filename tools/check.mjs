// `npm run check [base]`: formatting, lint, types and the tests that a change concerns, within a minute. Without a base, the change is what
// is not committed, or else the last commit. Journeys are left to `npm test`.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser } from "./browser.mjs";
import { foldersOfTests } from "./concerned-tests.mjs";
import { createScratchFolder } from "./scratch-folder.mjs";
import { checkNode, checkTypes, environment, install, printStep, run } from "./steps.mjs";

install();
checkNode();
environment.CHROMIUM_PATH = findBrowser();
environment.TMPDIR = createScratchFolder();

const files = changedFiles(process.argv[2]);
printStep(`${files.length} changed files`);
run("biome", [
  "check",
  "--error-on-warnings",
  "--files-ignore-unknown=true",
  "--no-errors-on-unmatched",
  ...files,
]);
checkTypes();
const folders = foldersOfTests(files, existsSync);
printStep(folders.length > 0 ? `Tests in ${folders.join(", ")}` : "No tests stand beside these files");
const projects = ["rules", "components", "server"].flatMap((name) => ["--project", name]);
if (folders.length > 0) run("vitest", ["run", "--passWithNoTests", ...projects, ...folders]);

function changedFiles(base) {
  const uncommitted = [
    ...git("diff", "--name-only", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  const committed = base ? git("diff", "--name-only", base, "HEAD") : [];
  const changed = [...uncommitted, ...committed];
  const found = changed.length > 0 ? changed : git("diff", "--name-only", "HEAD~1", "HEAD");
  return [...new Set(found)].filter((file) => existsSync(file));
}

function git(...args) {
  const { stdout } = spawnSync("git", args, { encoding: "utf8" });
  return stdout.split("\n").filter(Boolean);
}
