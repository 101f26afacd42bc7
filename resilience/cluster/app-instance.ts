import { freePort, type ServerProcess, spawnServer, waitUntilReady } from "#server/testing/server-process.ts";

export const adminPassword = "a password for the drill";

/** One instance of the app. */
export class AppInstance {
  readonly #environment: Readonly<Record<string, string>>;
  #server: ServerProcess | undefined;
  #isClosed = false;

  private constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment;
  }

  static async create(environment: Readonly<Record<string, string>>): Promise<AppInstance> {
    return new AppInstance({ ...environment, PORT: String(await freePort()) });
  }

  get port(): string {
    return this.#environment.PORT ?? "";
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.#server?.child.pid;
  }

  async start(): Promise<void> {
    if (this.#isClosed) throw new Error("It was closed");
    this.#server = await spawnServer(this.#environment);
    await waitUntilReady(this.#server);
  }

  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    this.#server?.child.kill(signal);
    await this.#server?.exited;
  }

  /** Kills it and prevents another start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.kill();
  }
}
