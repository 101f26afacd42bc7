import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

export type ServerProcess = Readonly<{
  child: ChildProcess;
  origin: string;
  /** Everything it printed so far. */
  output: () => string;
  /** Its exit code, once it has left. */
  exited: Promise<number | null>;
}>;

/** The real server in a process of its own, as `npm start` runs it. */
export async function spawnServer(environment: Record<string, string>): Promise<ServerProcess> {
  const port = Number(environment.PORT ?? (await freePort()));
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      PATH: process.env.PATH,
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

/** Until it says that it is ready, or has given up. */
export async function untilReady(server: ServerProcess): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    const look = () => {
      if (server.output().includes("is ready at")) resolve();
    };
    server.child.stdout?.on("data", look);
    look();
  });
  const gaveUp = server.exited.then((code) => {
    throw new Error(`The server left with ${code}: ${server.output()}`);
  });
  await Promise.race([ready, gaveUp]);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
}
