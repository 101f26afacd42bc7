import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresPair } from "#server/testing/postgres-pair.ts";
import { freePort } from "#server/testing/server-process.ts";
import { AppCopy, adminPassword } from "./app-copy.ts";
import { ChildProgram } from "./child-program.ts";

const deployDir = join(import.meta.dirname, "../../deploy");

/**
 * PostgreSQL with a synchronous standby behind HAProxy, an S3 server, copies of the app and nginx in front of them, as
 * docs/operations.md describes for several machines.
 */
export class TestCluster {
  readonly pair: PostgresPair;
  readonly s3: ChildProgram;
  readonly copies: AppCopy[] = [];
  readonly #folder: string;
  readonly #haproxy: ChildProgram;
  readonly #nginx: ChildProgram;
  #isBalancing = false;

  private constructor(
    folder: string,
    pair: PostgresPair,
    programs: Readonly<{ s3: ChildProgram; haproxy: ChildProgram; nginx: ChildProgram }>,
  ) {
    this.#folder = folder;
    this.pair = pair;
    this.s3 = programs.s3;
    this.#haproxy = programs.haproxy;
    this.#nginx = programs.nginx;
  }

  static async start(copies: number): Promise<TestCluster> {
    const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-cluster-"));
    const pair = await PostgresPair.start({ isSynchronous: true });
    const [s3Port, databasePort, nginxPort] = [await freePort(), await freePort(), await freePort()];
    const nginxDir = join(folder, "nginx");
    await mkdir(nginxDir);
    await copyFile(join(deployDir, "nginx.conf"), join(nginxDir, "nginx.conf"));
    await writeFile(join(nginxDir, "listen.conf"), `listen 127.0.0.1:${nginxPort};\n`);
    const s3Process = join(import.meta.dirname, "s3-process.ts");
    const cluster = new TestCluster(folder, pair, {
      s3: new ChildProgram(s3Port, [process.execPath, s3Process, join(folder, "s3"), String(s3Port)]),
      haproxy: new ChildProgram(databasePort, ["haproxy", "-q", "-f", join(deployDir, "haproxy.cfg")], {
        LISTEN: `127.0.0.1:${databasePort}`,
        PRIMARY: `127.0.0.1:${pair.primary.port}`,
        STANDBY: `127.0.0.1:${pair.standby.port}`,
      }),
      nginx: new ChildProgram(nginxPort, [
        "nginx",
        ...["-p", nginxDir, "-c", join(nginxDir, "nginx.conf"), "-g", "daemon off;"],
      ]),
    });
    try {
      await cluster.#startAll(copies, { s3Port, databasePort });
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  async #startAll(copies: number, ports: Readonly<{ s3Port: number; databasePort: number }>): Promise<void> {
    await this.s3.start();
    await this.#haproxy.start();
    const environment = {
      DATABASE_URL: `postgresql://postgres@127.0.0.1:${ports.databasePort}/mithila_ghar`,
      DATABASE_READ_URL: this.pair.standby.url,
      S3_ENDPOINT: `http://127.0.0.1:${ports.s3Port}`,
      S3_BUCKET: "pictures",
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
      TRUST_PROXY: "127.0.0.1",
      ADMIN_PASSWORD: adminPassword,
      PUBLIC_URL: this.origin,
      DEMO: "1",
    };
    for (let number = 0; number < copies; number += 1) {
      const dataDir = join(this.#folder, `copy-${number}`);
      this.copies.push(await AppCopy.create({ ...environment, DATA_DIR: dataDir }));
    }
    for (const copy of this.copies) await copy.start();
    await this.balance(this.copies);
  }

  /** Where visitors reach the site. */
  get origin(): string {
    return `http://127.0.0.1:${this.#nginx.port}`;
  }

  /** Makes nginx use these copies only, without dropping a connection. */
  async balance(copies: readonly AppCopy[]): Promise<void> {
    const servers = copies.map(({ port }) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=2s;\n`);
    await writeFile(join(this.#folder, "nginx/upstreams.conf"), servers.join(""));
    if (this.#isBalancing) this.#nginx.signal("SIGHUP");
    else await this.#nginx.start();
    this.#isBalancing = true;
  }

  async stop(): Promise<void> {
    await this.#nginx.stop();
    await Promise.all(this.copies.map((copy) => copy.kill()));
    await this.#haproxy.stop();
    await this.s3.stop();
    await this.pair.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
