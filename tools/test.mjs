// `npm test`: all checks that a change must pass, the quickest first.
// `npm run test:all`: the same, and everything that takes longer (docs/testing.md).
import { findBrowser } from "./browser.mjs";
import { createScratchFolder } from "./scratch-folder.mjs";
import { build, checkNode, checkTypes, environment, install, printStep, run } from "./steps.mjs";

const isAll = process.argv.includes("--all");
const timings = [];
let startedAt = Date.now();

install();
checkNode();
environment.CHROMIUM_PATH = findBrowser();
environment.TMPDIR = createScratchFolder();
// RESILIENCE and E2E are read by vitest.config.ts and playwright.config.ts.
if (isAll) Object.assign(environment, { RESILIENCE: "full", E2E: "all" });
finish("Installing");

// It needs one of the cores.
const building = build();
step("Formatting, lint and import direction", "biome", "ci", "--error-on-warnings");
printStep("Types");
checkTypes();
finish("Types");
step("Unused and undeclared code and dependencies", "knip", "--no-progress");
step("Every requirement has a test", "node", "tools/requirements.ts");
await building;
finish("Rest of building");
step("Size of the public pages' JavaScript", "node", "tools/bundle-size.ts");
runVitest("Unit tests", "rules");
runVitest("Component tests", "components");
if (isAll) {
  runVitest("API tests", "server");
  runVitest("API tests with a bucket", "server with a bucket");
  runVitest("Fault injection", "resilience");
} else {
  // The short fault injection mostly waits for servers that start; API tests use that time.
  runVitest("API tests and fault injection", "server", "resilience");
}
step("Browser journeys and accessibility", "playwright", "test");
if (isAll) {
  step("Pictures of screens", "playwright", "test", "--config", "playwright.visual.config.ts");
  step("Firefox and WebKit", "node", "tools/test-browsers.mjs");
}
const seconds = timings.reduce((sum, timing) => sum + timing.seconds, 0);
for (const { title, seconds } of timings) printStep(`${String(seconds).padStart(5)} s  ${title}`);
printStep(`All passed in ${seconds} s`);

function runVitest(title, ...projects) {
  step(title, "vitest", "run", ...projects.flatMap((project) => ["--project", project]));
}

function step(title, command, ...args) {
  printStep(title);
  run(command, args);
  finish(title);
}

function finish(title) {
  timings.push({ title, seconds: Math.round((Date.now() - startedAt) / 1000) });
  startedAt = Date.now();
}
