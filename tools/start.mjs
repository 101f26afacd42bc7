// `npm start`: everything between a fresh clone and a running site; what is done already is skipped.
import { spawn } from "node:child_process";
import { build, checkNode, environment, install, root } from "./steps.mjs";

install();
checkNode();
build();

const server = spawn("node", ["server/main.ts"], {
  cwd: root,
  // Encoding pictures on many threads, glibc would keep memory for each of them for good.
  env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2", ...environment },
  stdio: "inherit",
});
// A terminal's Ctrl-C reaches the server by itself; it decides when to leave, and so with what code we do.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
