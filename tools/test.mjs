// `npm test`: all checks that a change must pass, the quickest first.
import { findBrowser } from "./browser.mjs";
import { build, checkNode, environment, install, printStep, run } from "./steps.mjs";

const startedAt = Date.now();

install();
checkNode();
environment.CHROMIUM_PATH = findBrowser();

step("Formatting, lint and import direction", "biome", "ci", "--error-on-warnings");
step("Types of the routes", "react-router", "typegen");
step("Unused and undeclared code and dependencies", "knip", "--no-progress");
for (const project of ["domain", "server", "web", "."]) step(`Types of ${project}`, "tsc", "-p", project);
step("Every requirement has a test", "node", "tools/requirements.ts");
build();
step("Size of the public pages' JavaScript", "node", "tools/bundle-size.ts");
step("Unit, API and resilience tests", "vitest", "run");
step("Browser journeys", "playwright", "test", "--grep-invert", "axe finds");
// axe needs a whole core for seconds, so the journeys would time out beside it.
step("Accessibility", "playwright", "test", "--grep", "axe finds");
printStep(`All passed in ${Math.round((Date.now() - startedAt) / 1000)} s`);

function step(title, command, ...args) {
  printStep(title);
  run(command, args);
}
