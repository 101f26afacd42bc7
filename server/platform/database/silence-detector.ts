import { connect, Socket } from "node:net";
import pg from "pg";

/** The database is silent if nothing is heard of it in so many consecutive intervals. A pause of this process uses up one. */
const intervals = 6;

/** Asks for TLS. PostgreSQL and poolers respond with one byte before they check a password or read from a disk. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * Detects that a database, or the pooler in front of it, no longer responds to anything (decision 59). A slow statement is no
 * sign of that: while one waits, new connections show whether PostgreSQL still responds.
 */
export class SilenceDetector {
  readonly #addresses: readonly Address[];
  #resolvedAddresses: Address[];
  readonly #intervalMs: number;
  readonly #acquiring = new Set<(error: Error) => void>();
  readonly #probes = new Set<Socket>();
  readonly #sockets = new Set<Socket>();
  #timer: NodeJS.Timeout | undefined;
  #waiting = 0;
  #quietIntervals = 0;

  constructor(urls: readonly string[], timeoutMs: number) {
    this.#addresses = [...new Set(urls)].map(addressOf);
    this.#resolvedAddresses = [...this.#addresses];
    this.#intervalMs = timeoutMs / intervals;
  }

  /** For a connection that is destroyed when the database is silent, whether it is connecting, busy or idle. */
  readonly createSocket = (): Socket => {
    const socket = new Socket();
    this.#sockets.add(socket);
    return socket.once("close", () => this.#sockets.delete(socket));
  };

  /** Watches the database until it has responded to a statement. If it is silent, the statement's connection breaks. */
  async guard<Result>(response: Promise<Result>): Promise<Result> {
    const result = await this.#watch(response);
    this.#hear();
    return result;
  }

  /** Waits for a connection of the pool, but not while the database is silent. */
  async acquire(pool: pg.Pool): Promise<pg.PoolClient> {
    const silence = Promise.withResolvers<never>();
    this.#acquiring.add(silence.reject);
    const acquired = this.#watch(pool.connect());
    try {
      return await Promise.race([acquired, silence.promise]);
    } catch (error) {
      acquired.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    } finally {
      this.#acquiring.delete(silence.reject);
    }
  }

  async #watch<Result>(result: Promise<Result>): Promise<Result> {
    this.#waiting += 1;
    this.#timer ??= setInterval(() => this.#checkInterval(), this.#intervalMs).unref();
    try {
      return await result;
    } finally {
      this.#waiting -= 1;
    }
  }

  #hear(): void {
    // The interval in which something is heard does not count.
    this.#quietIntervals = -1;
    for (const probe of this.#probes) probe.destroy();
    this.#probes.clear();
  }

  #checkInterval(): void {
    this.#quietIntervals += 1;
    if (this.#waiting === 0) this.#stop();
    else if (this.#quietIntervals === intervals) this.#endAll();
    else if (this.#quietIntervals > 0) this.#probe();
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#hear();
    this.#quietIntervals = 0;
  }

  #endAll(): void {
    const error = new Error("Connection terminated: the database is silent");
    for (const reject of this.#acquiring) reject(error);
    for (const socket of this.#sockets) socket.destroy(error);
    this.#resolvedAddresses = [...this.#addresses];
    this.#hear();
  }

  #probe(): void {
    const unanswered = new Set<Socket>();
    for (const [index, address] of this.#resolvedAddresses.entries()) {
      const probe = connect(address);
      unanswered.add(probe);
      this.#probes.add(probe);
      probe.on("error", () => undefined);
      probe.once("connect", () => {
        // Resolving a name waits for libuv's threads, which writing to a slow disk can keep busy.
        const { remoteAddress: host, remotePort: port } = probe;
        if (host !== undefined && port !== undefined) this.#resolvedAddresses[index] = { host, port };
      });
      probe.once("data", () => {
        unanswered.delete(probe);
        if (unanswered.size === 0) this.#hear();
      });
      probe.write(sslRequest);
    }
  }
}

type Address = Readonly<{ path: string } | { host: string; port: number }>;

export function addressOf(url: string): Address {
  const { host, port } = new pg.Client({ connectionString: url });
  return host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}
