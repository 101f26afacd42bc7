// `npm run test:browsers`: short journeys in Debian's Firefox and WebKitGTK.
import { build, checkNode, fail, install, run } from "./steps.mjs";

install();
checkNode();
const { findBrowsers } = await import("../e2e/browsers/find-browsers.ts");
try {
  findBrowsers();
} catch (error) {
  fail(error.message);
}
await build();
run("playwright", ["test", "--config", "playwright.browsers.config.ts", ...process.argv.slice(2)]);
