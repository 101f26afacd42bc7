import { setTimeout as delay } from "node:timers/promises";
import { connect, type Database } from "#server/platform/database/database.ts";
import { type Acknowledged, Owners, Readers } from "./load.ts";
import { Staff } from "./staff.ts";
import type { TestCluster } from "./test-cluster.ts";

/** What a fault must not break, with its figure. */
export type Finding = Readonly<{ fault: string; bar: string; figure: string; holds: boolean }>;

const readPaths = [
  "/",
  "/buy",
  "/rent",
  "/projects",
  "/property/1",
  "/property/2",
  "/api/properties/",
  "/apis/projects/",
];

async function withDatabase<Result>(
  url: string,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = connect(url, () => undefined, { timeoutMs: 10_000 });
  try {
    return await use(database);
  } finally {
    await database.destroy();
  }
}

/** Acknowledged forms that are not stored exactly once. */
async function countWrong(url: string, acknowledged: readonly Acknowledged[]): Promise<number> {
  const rows = await withDatabase(url, (database) =>
    database.selectFrom("sell_submissions").select(["id", "propert_title", "image"]).execute(),
  );
  const byTitle = Map.groupBy(rows, (row) => row.propert_title);
  const doubled = [...byTitle].filter(
    ([title, found]) => title.startsWith("House ") && found.length > 1,
  ).length;
  const lost = acknowledged.filter(({ id, title, picture }) => {
    const [row] = byTitle.get(title) ?? [];
    return row?.id !== id || row.image !== picture;
  }).length;
  return lost + doubled;
}

export async function killCopies(cluster: TestCluster, rounds: number): Promise<Finding[]> {
  const fault = `kill -9 of each copy in turn, ${rounds} times`;
  const readers = new Readers(cluster.origin, readPaths).start(6);
  const owners = new Owners(cluster.origin).start(3);
  for (let round = 0; round < rounds; round += 1) {
    const copy = cluster.copies[round % cluster.copies.length];
    await delay(500);
    await copy?.kill();
    await copy?.start();
  }
  await Promise.all([readers.stop(), owners.stop()]);
  const wrong = await countWrong(cluster.pair.primary.url, owners.acknowledged);
  return [
    {
      fault,
      bar: "no acknowledged write lost or doubled",
      figure: `${wrong} of ${owners.acknowledged.length} (${owners.rejected.length} tries failed and were repeated)`,
      holds: wrong === 0 && owners.acknowledged.length > 0,
    },
    {
      fault,
      bar: "reads through nginx fail less than 0.1 %",
      figure: `${readers.failures.length} of ${readers.count} (${(readers.failureRate * 100).toFixed(3)} %)${sample(readers.failures)}`,
      holds: readers.failureRate < 0.001,
    },
  ];
}

export async function restartInTurn(cluster: TestCluster): Promise<Finding[]> {
  const readers = new Readers(cluster.origin, readPaths).start(6);
  const owners = new Owners(cluster.origin).start(2);
  for (const copy of cluster.copies) {
    await cluster.balance(cluster.copies.filter((other) => other !== copy));
    // nginx's old workers finish the requests they have before the copy is asked to stop.
    await delay(1_000);
    await copy.kill("SIGTERM");
    await copy.start();
    await cluster.balance(cluster.copies);
    await delay(500);
  }
  await Promise.all([readers.stop(), owners.stop()]);
  const failed = readers.failures.length + owners.rejected.length;
  return [
    {
      fault: "rolling restart of all copies",
      bar: "no failed request",
      figure: `${failed} of ${readers.count + owners.acknowledged.length}${sample(readers.failures)}`,
      holds: failed === 0,
    },
  ];
}

export async function loseBucket(cluster: TestCluster, seconds: number): Promise<Finding[]> {
  const fault = `bucket away for ${seconds} s`;
  const readers = new Readers(cluster.origin, readPaths).start(6);
  const owners = new Owners(cluster.origin).start(2);
  await delay(1_000);
  const staff = await Staff.logIn(cluster.origin);
  owners.rejected.length = 0;
  await cluster.s3.stop();
  // A change while the bucket is away makes pages that are rendered afresh.
  const deadline = Date.now() + seconds * 1_000;
  let changes = 0;
  while (Date.now() < deadline) {
    await staff.describe(1, `Described while the bucket is away, ${changes}.`);
    changes += 1;
    await delay(1_000);
  }
  const statuses = new Map(
    [...Map.groupBy(owners.rejected, String)].map(([status, all]) => [status, all.length]),
  );
  await cluster.s3.start();
  await delay(3_000);
  await Promise.all([readers.stop(), owners.stop()]);
  const wrong = await countWrong(cluster.pair.primary.url, owners.acknowledged);
  return [
    {
      fault,
      bar: "cached and fresh pages go on",
      figure: `${readers.failures.length} of ${readers.count} reads failed, ${changes} changes rendered${sample(readers.failures)}`,
      holds: readers.failures.length === 0,
    },
    {
      fault,
      bar: "uploads get a clear 503",
      figure: [...statuses].map(([status, count]) => `${count} × ${status}`).join(", "),
      holds: statuses.size === 1 && statuses.has("503"),
    },
    {
      fault,
      bar: "nothing half stored, nothing acknowledged lost",
      figure: `${wrong} of ${owners.acknowledged.length}`,
      holds: wrong === 0 && owners.acknowledged.length > 0,
    },
  ];
}

export async function editAcross(cluster: TestCluster, edits: number): Promise<Finding[]> {
  const [first, second] = cluster.copies;
  if (!first || !second) throw new Error("Two copies are needed");
  const staff = await Staff.logIn(first.origin);
  const waits: number[] = [];
  let missed = 0;
  for (let edit = 0; edit < edits; edit += 1) {
    const text = `Edit number ${edit} of the drill.`;
    if (!(await staff.describe(1, text))) throw new Error(`Edit ${edit} was not stored`);
    const savedAt = performance.now();
    for (;;) {
      const page = await (await fetch(`${second.origin}/property/1`)).text();
      if (page.includes(text)) break;
      if (performance.now() - savedAt > 1_000) {
        missed += 1;
        break;
      }
    }
    waits.push(performance.now() - savedAt);
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) => (waits[Math.floor((waits.length - 1) * share)] ?? 0).toFixed(0);
  return [
    {
      fault: `${edits} edits through copy A`,
      bar: "on copy B's page within 1 s, none missed",
      figure: `${missed} missed; median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`,
      holds: missed === 0,
    },
  ];
}

export async function losePrimary(cluster: TestCluster): Promise<Finding[]> {
  const fault = "primary killed, replica promoted";
  const readers = new Readers(cluster.origin, readPaths).start(4);
  const owners = new Owners(cluster.origin).start(3);
  await delay(2_000);
  await cluster.pair.primary.kill();
  await delay(1_000);
  await cluster.pair.standby.promote();
  const promotedAt = performance.now();
  const before = owners.acknowledged.length;
  while (owners.acknowledged.length === before && performance.now() - promotedAt < 60_000) await delay(20);
  const seconds = (performance.now() - promotedAt) / 1_000;
  await delay(3_000);
  await Promise.all([readers.stop(), owners.stop()]);
  const wrong = await countWrong(cluster.pair.standby.url, owners.acknowledged);
  return [
    {
      fault,
      bar: "nothing acknowledged lost",
      figure: `${wrong} of ${owners.acknowledged.length}`,
      holds: wrong === 0 && before > 0,
    },
    {
      fault,
      bar: "writes back within 15 s of the promotion by themselves",
      figure: `${seconds.toFixed(1)} s`,
      holds: seconds < 15,
    },
    {
      fault,
      bar: "reads go on",
      figure: `${readers.failures.length} of ${readers.count} failed (${(readers.failureRate * 100).toFixed(2)} %)${sample(readers.failures)}`,
      holds: readers.failureRate < 0.01,
    },
  ];
}

function sample(failures: readonly string[]): string {
  return failures.length === 0 ? "" : `, e.g. ${failures[0]}`;
}
