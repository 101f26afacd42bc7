// `npm run bench` builds the site and checks the speed targets in docs/performance.md.
import { findBrowser } from "./browser.mjs";
import { build, checkNode, environment, install, run } from "./steps.mjs";

install();
checkNode();
environment.CHROMIUM_PATH = findBrowser();
await build();
run("node", ["bench/main.ts", ...process.argv.slice(2)]);
