// `npm run lighthouse`: how a cheap phone over a slow network fares with the built site.
import { findBrowser } from "./browser.mjs";
import { build, checkNode, environment, install, run } from "./steps.mjs";

install();
checkNode();
environment.CHROMIUM_PATH = findBrowser();
build();
run("node", ["bench/lighthouse.ts"]);
