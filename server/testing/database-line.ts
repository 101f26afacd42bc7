import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import pg from "pg";

/** A way to a database that can be cut and mended, as a network's can. */
export type DatabaseLine = Readonly<{
  url: string;
  /** Whoever is connected hears nothing more, and is not told why; who comes anew is served. */
  silence: () => void;
  /** Neither open connections nor new ones receive a response, until `mend`. */
  hang: () => void;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
}>;

export async function openDatabaseLine(url: string): Promise<DatabaseLine> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const target = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((near) => {
    if (isHanging) {
      sockets.add(near);
      return;
    }
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  let door = 0;
  const silence = () => {
    for (const socket of sockets) socket.unpipe();
  };
  const mend = async () => {
    isHanging = false;
    if (server.listening) return;
    server.listen(door, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port was given");
    door = address.port;
  };
  await mend();
  const login = `${user}:${encodeURIComponent(password ?? "")}`;
  return {
    url: `postgresql://${login}@127.0.0.1:${door}/${database}`,
    mend,
    silence,
    hang() {
      isHanging = true;
      silence();
    },
    async cut() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
