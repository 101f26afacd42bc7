import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import pg from "pg";
import { addressOf } from "#server/platform/database/silence-detector.ts";

/** A client that asks for TLS does so before it logs in. */
const tlsRequestBytes = 8;

/** A TCP proxy in front of a database, which can simulate network failures. */
export type DatabaseProxy = Readonly<{
  url: string;
  /** Stops forwarding data on open connections without closing them. New connections work. */
  stall: () => void;
  /** Neither open connections nor new ones get a response, until `reconnect`. */
  hang: () => void;
  /** Lets nobody log in, as a database that is too busy for it, until the returned function is called. */
  holdLogins: () => () => void;
  connectionCount: () => number;
  disconnect: () => Promise<void>;
  reconnect: () => Promise<void>;
}>;

export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { user, password, database } = new pg.Client({ connectionString: url });
  const sockets = new Set<Socket>();
  const heldLogins: (() => void)[] = [];
  let isHanging = false;
  let isHoldingLogins = false;
  let connectionCount = 0;
  const server = createServer((client) => {
    connectionCount += 1;
    sockets.add(client);
    if (isHanging) return;
    const upstream = connect(addressOf(url));
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    client.once("data", (first) => {
      const forward = () => {
        upstream.write(first);
        client.pipe(upstream).pipe(client);
      };
      if (isHoldingLogins && first.length > tlsRequestBytes) heldLogins.push(forward);
      else forward();
    });
  });
  let port = 0;
  const stall = () => {
    for (const socket of sockets) socket.unpipe();
  };
  const reconnect = async () => {
    isHanging = false;
    if (server.listening) return;
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("the server has no port");
    port = address.port;
  };
  await reconnect();
  const login = `${user}:${encodeURIComponent(password ?? "")}`;
  return {
    url: `postgresql://${login}@127.0.0.1:${port}/${database}`,
    reconnect,
    stall,
    connectionCount: () => connectionCount,
    holdLogins() {
      isHoldingLogins = true;
      return () => {
        isHoldingLogins = false;
        for (const forward of heldLogins.splice(0)) forward();
      };
    },
    hang() {
      isHanging = true;
      stall();
    },
    async disconnect() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
