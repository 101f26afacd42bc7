// `npm run lighthouse` builds the site and measures it as a slow phone on a slow network.
import { findBrowser } from "./browser.mjs";
import { build, checkNode, environment, install, run } from "./steps.mjs";

install();
checkNode();
environment.CHROMIUM_PATH = findBrowser();
await build();
run("node", ["bench/lighthouse.ts", ...process.argv.slice(2)]);
