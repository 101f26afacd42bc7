// Runs the server under `npm start` and stops it gracefully when npm ends.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { environment, root } from "./steps.mjs";

const parentPollMs = 500;
const launchers = findLaunchers();

/** Starts the server, forwards signals to it and exits with its code. */
export function serve() {
  if (!areLaunchersAlive()) process.exit(1);
  const server = spawn("node", ["server/main.ts"], {
    cwd: root,
    // glibc keeps freed memory per thread; with many encoding threads that adds up. Starting fills V8's young generation,
    // which does not shrink: 100 MB without a limit, 34 MB with it.
    env: {
      NODE_ENV: "production",
      MALLOC_ARENA_MAX: "2",
      NODE_OPTIONS: "--max-semi-space-size=16",
      ...environment,
    },
    // The server stops when the channel closes, which happens even if this process is killed with SIGKILL.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  // A terminal's Ctrl-C reaches the server directly; this process waits for its exit code.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => server.kill("SIGTERM"));
  server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  const poll = setInterval(() => {
    if (areLaunchersAlive()) return;
    clearInterval(poll);
    server.kill("SIGTERM");
  }, parentPollMs);
}

/**
 * Returns npm and the shell in which it runs this script. npm forwards SIGTERM only to the shell, which exits without
 * forwarding it. Without npm the list is empty, because the process may outlive its parent, as with nohup.
 */
function findLaunchers() {
  if (process.env.npm_lifecycle_event === undefined) return [];
  const shell = { child: "self", pid: process.ppid };
  const npm = readParentPid(shell.pid);
  // If the shell replaced itself with this process, the parent is npm, whose own parent may end at any time.
  const isShell = npm !== undefined && /^(ba|da|z|k)?sh$/.test(readCommand(shell.pid));
  return isShell ? [shell, { child: shell.pid, pid: npm }] : [shell];
}

/** A process whose parent ended gets another parent. */
function areLaunchersAlive() {
  return launchers.every(
    ({ child, pid }) => (child === "self" ? process.ppid : readParentPid(child)) === pid,
  );
}

/** Undefined if there is no /proc. */
function readParentPid(pid) {
  const parent = /^PPid:\s+(\d+)/m.exec(readProc(pid, "status"))?.[1];
  return parent === undefined ? undefined : Number(parent);
}

function readCommand(pid) {
  return readProc(pid, "comm").trim();
}

function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
