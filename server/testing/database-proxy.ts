import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import pg from "pg";

/** A TCP proxy in front of a database, which can simulate network failures. */
export type DatabaseProxy = Readonly<{
  url: string;
  /** Stops forwarding data on open connections without closing them. New connections work. */
  stall: () => void;
  /** Neither open connections nor new ones get a response, until `reconnect`. */
  hang: () => void;
  disconnect: () => Promise<void>;
  reconnect: () => Promise<void>;
}>;

export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { host, port: databasePort, user, password, database } = new pg.Client({ connectionString: url });
  const target = host.startsWith("/")
    ? { path: `${host}/.s.PGSQL.${databasePort}` }
    : { host, port: databasePort };
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((client) => {
    if (isHanging) {
      sockets.add(client);
      return;
    }
    const upstream = connect(target);
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
      from.pipe(to);
    }
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
