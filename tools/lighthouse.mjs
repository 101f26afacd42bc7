// `npm run lighthouse` builds the site and measures it as a slow phone on a slow network.
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { build, checkNode, environment, install, root, run } from "./steps.mjs";

install();
// Not among the packages that everybody installs: Lighthouse's are a tenth of all.
install(join(root, "bench/lighthouse"));
checkNode();
environment.CHROMIUM_PATH = findBrowser();
await build();
run("node", ["bench/lighthouse.ts", ...process.argv.slice(2)]);
