// `npm run dev` restarts the server when its sources change; Vite reloads changes of the web app.
import { spawn } from "node:child_process";
import { checkNode, environment, install, root } from "./steps.mjs";

install();
checkNode();

const watchOptions = ["server", "domain", "demo"].map((folder) => `--watch-path=${folder}`);
const server = spawn("node", ["--conditions=development", ...watchOptions, "server/main.ts"], {
  cwd: root,
  env: { ...environment, NODE_ENV: "development" },
  stdio: "inherit",
});
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 1));
