// `npm run dev`: the server restarts when its sources change, and Vite shows changes of the web app at once.
import { spawn } from "node:child_process";
import { checkNode, environment, install, root } from "./steps.mjs";

install();
checkNode();

const watched = ["server", "domain", "demo"].map((folder) => `--watch-path=${folder}`);
const server = spawn("node", ["--conditions=development", ...watched, "server/main.ts"], {
  cwd: root,
  env: { ...environment, NODE_ENV: "development" },
  stdio: "inherit",
});
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 1));
