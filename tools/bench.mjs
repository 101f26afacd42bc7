// `npm run bench` builds the site and checks the speed targets in docs/performance.md.
import { build, checkNode, install, run } from "./steps.mjs";

install();
checkNode();
build();
run("node", ["bench/main.ts", ...process.argv.slice(2)]);
