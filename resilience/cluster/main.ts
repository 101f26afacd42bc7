// `npm run cluster` puts a cluster on this machine under load, breaks one part after another, and prints what held.
// `npm run cluster -- --short edits primary` runs only these rows, in a short form.
import { spawnSync } from "node:child_process";
import { editAcross, type Finding, killInstances, loseBucket, losePrimary, restartInTurn } from "./faults.ts";
import { TestCluster } from "./test-cluster.ts";
import { compareWithOneInstance } from "./throughput.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const isShort = process.argv.includes("--short");

const missing = ["nginx", "haproxy", "pgbouncer"].filter((program) => spawnSync(program, ["-v"]).error);
if (missing.length > 0) {
  process.stderr.write(
    `The drill needs ${missing.join(", ")}: apt-get install --no-install-recommends nginx-light haproxy pgbouncer\n`,
  );
  process.exit(1);
}

const rows: Readonly<Record<string, (cluster: TestCluster) => Promise<Finding[]>>> = {
  throughput: (cluster) => compareWithOneInstance(cluster, isShort ? 3 : 10),
  kills: (cluster) => killInstances(cluster, isShort ? 3 : 20),
  restarts: restartInTurn,
  bucket: (cluster) => loseBucket(cluster, isShort ? 5 : 30),
  edits: (cluster) => editAcross(cluster, isShort ? 50 : 1_000),
  primary: losePrimary,
};
const chosen = process.argv.slice(2).filter((name) => name in rows);

async function drill(cluster: TestCluster): Promise<void> {
  print("| fault | must hold | figure | |\n|---|---|---|---|");
  for (const [name, row] of Object.entries(rows)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    for (const { fault, bar, figure, isHeld } of await row(cluster)) {
      print(`| ${fault} | ${bar} | ${figure} | ${isHeld ? "held" : "FAILED"} |`);
      if (!isHeld) process.exitCode = 1;
    }
  }
}

const interrupted = Promise.withResolvers<never>();
interrupted.promise.catch(() => undefined);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => interrupted.reject(new Error(`interrupted by ${signal}`)));

const starting = TestCluster.start(3);
try {
  const cluster = await starting;
  await Promise.race([drill(cluster), interrupted.promise]);
} catch (error) {
  process.stderr.write(`The drill ended early: ${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
} finally {
  await starting.then((cluster) => cluster.stop()).catch(() => undefined);
}
// Load that an interruption or an error left running would keep the process alive.
process.exit();
