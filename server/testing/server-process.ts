import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

export type ServerProcess = Readonly<{
  child: ChildProcess;
  origin: string;
  /** Everything printed so far. */
  output: () => string;
  /** Resolves to the exit code. */
  exited: Promise<number | null>;
}>;

/** Starts the real server in its own process; with `codeDir`, another version of it. */
export async function spawnServer(
  environment: Record<string, string>,
  codeDir = process.cwd(),
): Promise<ServerProcess> {
  const port = Number(environment.PORT ?? (await freePort()));
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: codeDir,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DEMO: "0",
      LOG_LEVEL: "silent",
      RATE_LIMITS: "off",
      PORT: String(port),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
  }
  const exited = once(child, "close").then(([code]) => code);
  return { child, origin: `http://127.0.0.1:${port}`, output: () => output, exited };
}

/** Rejects if the server exits before it is ready. */
export async function waitUntilReady(server: ServerProcess): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    const check = () => {
      if (server.output().includes("is ready at")) resolve();
    };
    server.child.stdout?.on("data", check);
    check();
  });
  const failed = server.exited.then((code) => {
    throw new Error(`The server exited with ${code}: ${server.output()}`);
  });
  await Promise.race([ready, failed]);
}

/** Below the ports that the system gives to connections: one of them could take the port before a slow server listens. */
const [firstPort, lastPort] = [11_000, 32_000];
let lastGiven = randomInt(firstPort, lastPort);

/** Counts on from a random port, so that two processes hardly ever choose the same one before their servers listen. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lastGiven < lastPort ? lastGiven + 1 : firstPort;
    lastGiven = port;
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
