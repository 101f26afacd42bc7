import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import {
  findUnprivilegedUser,
  type ProcessOwner,
} from "#server/platform/database/embedded/unprivileged-user.ts";
import { PostgresPair } from "#server/testing/postgres-pair.ts";
import { freePort } from "#server/testing/server-process.ts";
import { AppInstance, adminPassword } from "./app-instance.ts";
import { ChildProgram } from "./child-program.ts";

const deployDir = join(import.meta.dirname, "../../deploy");

type ClusterSettings = Readonly<{ ports: readonly number[]; owner: ProcessOwner | undefined }>;

/**
 * PostgreSQL with a synchronous standby behind HAProxy, an S3 server, instances of the app (the last one through PgBouncer)
 * and nginx in front of them, as docs/operations.md describes for several machines.
 */
export class TestCluster {
  readonly pair: PostgresPair;
  readonly s3: ChildProgram;
  readonly haproxy: ChildProgram;
  readonly pgbouncer: ChildProgram;
  readonly nginx: ChildProgram;
  readonly instances: AppInstance[] = [];
  readonly #folder: string;

  private constructor(folder: string, pair: PostgresPair, settings: ClusterSettings) {
    const { ports, owner } = settings;
    const [s3Port = 0, databasePort = 0, poolerPort = 0, nginxPort = 0] = ports;
    this.#folder = folder;
    this.pair = pair;
    const s3Process = join(import.meta.dirname, "s3-process.ts");
    this.s3 = new ChildProgram(s3Port, [process.execPath, s3Process, join(folder, "s3"), String(s3Port)]);
    this.haproxy = new ChildProgram(databasePort, ["haproxy", "-q", "-f", join(deployDir, "haproxy.cfg")], {
      env: {
        LISTEN: `127.0.0.1:${databasePort}`,
        PRIMARY: `127.0.0.1:${pair.primary.port}`,
        STANDBY: `127.0.0.1:${pair.standby.port}`,
      },
    });
    this.pgbouncer = new ChildProgram(poolerPort, ["pgbouncer", "-q", "pgbouncer.ini"], {
      ...owner,
      cwd: folder,
    });
    const options = `daemon off; pid ${folder}/nginx.pid;`;
    this.nginx = new ChildProgram(nginxPort, ["nginx", "-p", folder, "-c", "nginx.conf", "-g", options]);
  }

  static async start(instances: number): Promise<TestCluster> {
    const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-cluster-"));
    // nginx's workers run as another user.
    await chmod(folder, 0o755);
    const pair = await PostgresPair.start({ isSynchronous: true });
    const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
    const owner = await findUnprivilegedUser(folder);
    const cluster = new TestCluster(folder, pair, { ports, owner });
    try {
      await cluster.#startAll(instances);
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  async #startAll(instances: number): Promise<void> {
    await this.#writeSettings();
    for (const program of [this.s3, this.haproxy, this.pgbouncer]) await program.start();
    const database = (port: number) => `postgresql://postgres@127.0.0.1:${port}/mithila_ghar`;
    const environment = {
      DATABASE_URL: database(this.haproxy.port),
      DATABASE_READ_URL: this.pair.standby.url,
      S3_ENDPOINT: `http://127.0.0.1:${this.s3.port}`,
      S3_BUCKET: "pictures",
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
      TRUST_PROXY: "127.0.0.1",
      ADMIN_PASSWORD: adminPassword,
      PUBLIC_URL: this.origin,
      DEMO: "1",
    };
    const pooled = {
      DATABASE_URL: database(this.pgbouncer.port),
      DATABASE_LISTEN_URL: database(this.haproxy.port),
    };
    for (let number = 1; number <= instances; number += 1) {
      const dataDir = join(this.#folder, `instance-${number}`);
      const more = number === instances ? pooled : {};
      this.instances.push(await AppInstance.create({ ...environment, ...more, DATA_DIR: dataDir }));
    }
    for (const instance of this.instances) await instance.start();
    await this.#writeUpstreams(this.instances);
    await this.nginx.start();
  }

  /** What differs from the files in deploy/: ports, and folders that are removed with the cluster. */
  async #writeSettings(): Promise<void> {
    for (const name of ["nginx.conf", "pgbouncer.ini"])
      await copyFile(join(deployDir, name), join(this.#folder, name));
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (kind) => `${kind}_temp_path ${this.#folder}/nginx-${kind};\n`,
    );
    await this.#write("listen.conf", `listen 127.0.0.1:${this.nginx.port};\n${temporary.join("")}`);
    await this.#write("users.txt", '"postgres" ""\n');
    const database = `mithila_ghar = host=127.0.0.1 port=${this.haproxy.port}`;
    await this.#write("database.ini", `${database} connect_query='set statement_timeout = 10000'\n`);
    const address = `listen_addr = 127.0.0.1\nlisten_port = ${this.pgbouncer.port}\nunix_socket_dir =\n`;
    await this.#write("listen.ini", `${address}auth_type = trust\nauth_file = users.txt\n`);
  }

  async #write(name: string, content: string): Promise<void> {
    await writeFile(join(this.#folder, name), content);
  }

  async #writeUpstreams(instances: readonly AppInstance[]): Promise<void> {
    const servers = instances.map(({ port }) => `server 127.0.0.1:${port} max_fails=0;\n`);
    await this.#write("upstreams.conf", servers.join(""));
  }

  /** Where visitors reach the site. */
  get origin(): string {
    return `http://127.0.0.1:${this.nginx.port}`;
  }

  /** Makes nginx use these instances only, and waits until the workers that use others have finished their requests. */
  async balance(instances: readonly AppInstance[]): Promise<void> {
    const workers = async () => {
      const list = await readFile(`/proc/${this.nginx.pid}/task/${this.nginx.pid}/children`, "utf8");
      return list.trim().split(" ");
    };
    await this.#writeUpstreams(instances);
    const before = await workers();
    this.nginx.signal("SIGHUP");
    while ((await workers()).some((pid) => before.includes(pid))) await delay(50);
  }

  /** A fault that is still going on can start nothing again. */
  async stop(): Promise<void> {
    await this.nginx.close();
    await Promise.all(this.instances.map((instance) => instance.close()));
    for (const program of [this.pgbouncer, this.haproxy, this.s3]) await program.close();
    await this.pair.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
