import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export type UnansweredServer = Readonly<{ origin: string; close: () => Promise<void> }>;

/** Accepts connections and never answers. */
export async function startUnansweredServer(): Promise<UnansweredServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).resume();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
