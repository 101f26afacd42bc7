import { freePort, type ServerProcess, spawnServer, waitUntilReady } from "#server/testing/server-process.ts";

export const adminPassword = "a password for the drill";

/** One copy of the app. */
export class AppCopy {
  readonly #environment: Readonly<Record<string, string>>;
  #server: ServerProcess | undefined;

  private constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment;
  }

  static async create(environment: Readonly<Record<string, string>>): Promise<AppCopy> {
    return new AppCopy({ ...environment, PORT: String(await freePort()) });
  }

  get port(): string {
    return this.#environment.PORT ?? "";
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.#server = await spawnServer(this.#environment);
    await waitUntilReady(this.#server);
  }

  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    this.#server?.child.kill(signal);
    await this.#server?.exited;
  }
}
