// `npm run bench`: the bars of docs/performance.md, on whatever is built.
import { build, checkNode, install, run } from "./steps.mjs";

install();
checkNode();
build();
run("node", ["bench/main.ts", ...process.argv.slice(2)]);
