// `npm run cluster` puts a cluster on this machine under load, breaks one part after another, and prints what held.
import { spawnSync } from "node:child_process";
import { editAcross, type Finding, killCopies, loseBucket, losePrimary, restartInTurn } from "./faults.ts";
import { TestCluster } from "./test-cluster.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const isShort = process.argv.includes("--short");

for (const program of ["nginx", "haproxy"]) {
  if (spawnSync(program, ["-v"]).error) {
    process.stderr.write(`${program} is missing: apt-get install nginx-light haproxy\n`);
    process.exit(1);
  }
}

const cluster = await TestCluster.start(3);
print(`Three copies behind ${cluster.origin}`);
const findings: Finding[] = [];
async function run(name: string, fault: () => Promise<Finding[]>): Promise<void> {
  print(`… ${name}`);
  for (const finding of await fault()) {
    findings.push(finding);
    print(`${finding.holds ? "✓" : "✗"} ${finding.fault} | ${finding.bar} | ${finding.figure}`);
  }
}
try {
  await run("killing copies", () => killCopies(cluster, isShort ? 3 : 20));
  await run("restarting copies", () => restartInTurn(cluster));
  await run("taking the bucket away", () => loseBucket(cluster, isShort ? 5 : 30));
  await run("editing through one copy", () => editAcross(cluster, isShort ? 50 : 1_000));
  await run("killing the primary", () => losePrimary(cluster));
} finally {
  await cluster.stop();
}
if (!findings.every(({ holds }) => holds)) process.exitCode = 1;
