// `npm run lighthouse` builds the site and measures it as a slow phone on a slow network.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { build, checkNode, environment, install, root, run } from "./steps.mjs";

const folder = join(root, "bench/lighthouse");

install();
// Its packages are a fifth of all files that everybody would install.
if (!existsSync(join(folder, "node_modules"))) run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder });
checkNode();
environment.CHROMIUM_PATH = findBrowser();
await build();
run("node", ["bench/lighthouse.ts", ...process.argv.slice(2)]);
