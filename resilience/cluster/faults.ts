import { setTimeout as delay } from "node:timers/promises";
import { Staff } from "./staff.ts";
import type { TestCluster } from "./test-cluster.ts";
import { Traffic } from "./traffic.ts";

/** What must hold during a fault, and the figure that shows whether it did. */
export type Finding = Readonly<{ fault: string; bar: string; figure: string; isHeld: boolean }>;

export async function killInstances(cluster: TestCluster, kills: number): Promise<Finding[]> {
  const fault = `kill -9 of all instances in turn, ${kills} kills`;
  const traffic = await Traffic.start(cluster);
  for (let kill = 0; kill < kills; kill += 1) {
    const instance = cluster.instances[kill % cluster.instances.length];
    await delay(500);
    await instance?.kill();
    await instance?.start();
  }
  await traffic.stop();
  const wrong = await traffic.countWrongWrites(cluster.pair.primary.url);
  return [
    {
      fault,
      bar: "no acknowledged write lost or doubled",
      figure: traffic.describeWrites(wrong),
      isHeld: wrong === 0 && traffic.writes > 0,
    },
    {
      fault,
      bar: "reads through nginx fail less than 0.1 %",
      figure: traffic.describeReads(),
      isHeld: traffic.failureShare < 0.001,
    },
  ];
}

export async function restartInTurn(cluster: TestCluster): Promise<Finding[]> {
  const traffic = await Traffic.start(cluster);
  for (const instance of cluster.instances) {
    await cluster.balance(cluster.instances.filter((other) => other !== instance));
    await instance.kill("SIGTERM");
    await instance.start();
    await cluster.balance(cluster.instances);
    await delay(500);
  }
  await traffic.stop();
  const wrong = await traffic.countWrongWrites(cluster.pair.primary.url);
  return [
    {
      fault: "rolling restart of all instances",
      bar: "no failed request",
      figure: `${traffic.describeReads()}; ${traffic.describeWrites(wrong)}`,
      isHeld: traffic.readers.failures.length + traffic.rejections.length + wrong === 0 && traffic.writes > 0,
    },
  ];
}

export async function loseBucket(cluster: TestCluster, seconds: number): Promise<Finding[]> {
  const fault = `bucket away for ${seconds} s`;
  const traffic = await Traffic.start(cluster);
  const { owners, editors } = traffic;
  await traffic.waitForWrites();
  const editsBefore = editors.count;
  await cluster.s3.stop();
  await delay(seconds * 1_000);
  const edits = editors.count - editsBefore;
  const answers = Map.groupBy(owners.rejections, String);
  await cluster.s3.start();
  const formsAway = owners.stored.length;
  while (owners.stored.length === formsAway) await delay(20);
  await traffic.stop();
  const wrong = await traffic.countWrongWrites(cluster.pair.primary.url);
  return [
    {
      fault,
      bar: "cached and fresh pages go on",
      figure: `${traffic.describeReads()}; ${edits} edits meanwhile, ${editors.rejections.length} failed`,
      isHeld: traffic.readers.failures.length + editors.rejections.length === 0 && edits > 0,
    },
    {
      fault,
      bar: "uploads get a clear 503",
      figure: [...answers].map(([answer, all]) => `${all.length} × ${answer}`).join(", "),
      isHeld: answers.size === 1 && answers.has("503 unavailable"),
    },
    {
      fault,
      bar: "nothing half stored or lost, uploads back by themselves",
      figure: traffic.describeWrites(wrong),
      isHeld: wrong === 0,
    },
  ];
}

export async function editAcross(cluster: TestCluster, edits: number): Promise<Finding[]> {
  const [first, second] = cluster.instances;
  if (!first || !second) throw new Error("Two instances are needed");
  const traffic = await Traffic.start(cluster);
  const staff = await Staff.logIn(first.origin);
  const waitsMs: number[] = [];
  let repeated = 0;
  for (let edit = 0; edit < edits; edit += 1) {
    const text = `Edit number ${edit} of the drill.`;
    while ((await staff.describe(1, text)) !== 200) repeated += 1;
    waitsMs.push(await waitUntilShown(`${second.origin}/property/1`, text));
  }
  await traffic.stop();
  waitsMs.sort((a, b) => a - b);
  const at = (share: number) => (waitsMs[Math.floor((waitsMs.length - 1) * share)] ?? 0).toFixed(0);
  const missed = waitsMs.filter((wait) => wait > maxDelayMs).length;
  return [
    {
      fault: `${edits} edits through instance A`,
      bar: "on instance B's page within 1 s, none missed",
      figure: `${missed} missed; median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms; ${repeated} tries failed and were repeated`,
      isHeld: missed === 0,
    },
  ];
}

const maxDelayMs = 1_000;

/** How long after now the page shows the text; more than the allowed delay if it does not. */
async function waitUntilShown(address: string, text: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const page = await (await fetch(address)).text();
    const waitedMs = performance.now() - startedAt;
    if (page.includes(text) || waitedMs > maxDelayMs) return waitedMs;
  }
}

export async function losePrimary(cluster: TestCluster): Promise<Finding[]> {
  const fault = "primary killed, replica promoted";
  const traffic = await Traffic.start(cluster);
  const { owners, editors } = traffic;
  await traffic.waitForWrites();
  await cluster.pair.primary.kill("SIGKILL");
  await delay(1_000);
  await cluster.pair.standby.promote();
  const promotedAt = performance.now();
  const [forms, edits] = [owners.stored.length, editors.count];
  const isBack = () => owners.stored.length > forms && editors.count > edits;
  while (!isBack() && performance.now() - promotedAt < 60_000) await delay(20);
  const seconds = (performance.now() - promotedAt) / 1_000;
  await delay(3_000);
  await traffic.stop();
  const wrong = await traffic.countWrongWrites(cluster.pair.standby.url);
  return [
    {
      fault,
      bar: "nothing acknowledged lost",
      figure: traffic.describeWrites(wrong),
      isHeld: wrong === 0,
    },
    {
      fault,
      bar: "writes back within 15 s of the promotion by themselves",
      figure: `${seconds.toFixed(1)} s until a form and an edit were stored`,
      isHeld: seconds < 15,
    },
    {
      fault,
      bar: "reads go on: less than 1 % fail",
      figure: traffic.describeReads(),
      isHeld: traffic.failureShare < 0.01,
    },
  ];
}
