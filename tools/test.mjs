// `npm test`: everything that decides whether a change may land, quickest first.
import { findBrowser } from "./browser.mjs";
import { build, checkNode, environment, install, run, tell } from "./steps.mjs";

const began = Date.now();

install();
checkNode();
environment.CHROMIUM_PATH = findBrowser();

step("Formatting, lint and import direction", "biome", "ci", "--error-on-warnings");
step("Routes' types", "react-router", "typegen");
step("Unused and undeclared code and dependencies", "knip", "--no-progress");
for (const project of ["domain", "server", "web", "."]) step(`Types of ${project}`, "tsc", "-p", project);
step("Every requirement has a test", "node", "tools/requirements.ts");
build();
step("Size of what visitors fetch", "node", "tools/bundle-size.ts");
step("Rules and API", "vitest", "run");
step("Journeys in a browser", "playwright", "test", "--grep-invert", "axe finds");
// axe needs a whole core for seconds: beside another browser it runs into time limits.
step(
  "Accessibility, one page after the other",
  "playwright",
  "test",
  "--grep",
  "axe finds",
  "--workers",
  "1",
);
tell(`All passed in ${Math.round((Date.now() - began) / 1000)} s`);

function step(title, command, ...args) {
  tell(title);
  run(command, args);
}
