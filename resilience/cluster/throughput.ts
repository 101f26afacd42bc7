import { setTimeout as delay } from "node:timers/promises";
import autocannon from "autocannon";
import type { AppInstance } from "./app-instance.ts";
import { CpuMeter, describeCpu } from "./cpu-use.ts";
import type { Finding } from "./faults.ts";
import { Editors, Owners } from "./load.ts";
import { Staff } from "./staff.ts";
import type { TestCluster } from "./test-cluster.ts";

type Rate = Readonly<{ perSecond: number; failures: number; cpu: string }>;
type Measure = (cluster: TestCluster, seconds: number) => Promise<Omit<Rate, "cpu">>;

const measures: Readonly<Record<string, Measure>> = {
  "cached pages read": async ({ origin }, seconds) => {
    const requests = ["/", "/buy", "/property/1", "/api/properties/"].map((path) => ({ path }));
    const load = { url: origin, connections: 8, requests, headers: { "accept-encoding": "br" } };
    // Every instance fills its cache first.
    await autocannon({ ...load, amount: 200 });
    const result = await autocannon({ ...load, duration: seconds });
    return { perSecond: result.requests.average, failures: result.non2xx + result.errors };
  },
  "pages rendered": async ({ origin }, seconds) => {
    let number = 0;
    // Each search is another page, so none is cached.
    const setupRequest = (request: autocannon.Request) => {
      number += 1;
      return { ...request, path: `/buy?search=house+${number}` };
    };
    const result = await autocannon({
      url: origin,
      connections: 8,
      duration: seconds,
      requests: [{ setupRequest }],
    });
    return { perSecond: result.requests.average, failures: result.non2xx + result.errors };
  },
  "edits by staff": async ({ origin }, seconds) => {
    const editors = new Editors(await Staff.logIn(origin)).start(8);
    await delay(seconds * 1_000);
    const count = editors.count;
    await editors.stop();
    return { perSecond: count / seconds, failures: editors.rejections.length };
  },
  "forms with a picture": async ({ origin }, seconds) => {
    const owners = new Owners(origin).start(8);
    await delay(seconds * 1_000);
    const count = owners.stored.length;
    await owners.stop();
    return { perSecond: count / seconds, failures: owners.rejections.length };
  },
};

/** The same load on one instance and on all of them, and which processes use the processors meanwhile. */
export async function compareWithOneInstance(cluster: TestCluster, seconds: number): Promise<Finding[]> {
  const one = await measureAll(cluster, cluster.instances.slice(0, 1), seconds);
  const all = await measureAll(cluster, cluster.instances, seconds);
  return Object.keys(measures).map((name) => {
    const [single, several] = [one.get(name), all.get(name)];
    const failures = (single?.failures ?? 0) + (several?.failures ?? 0);
    return {
      fault: `${cluster.instances.length} instances against one: ${name}`,
      bar: "figures and what bounds them; no failed request",
      figure: `${describeRate(several)} against ${describeRate(single)}; ${failures} failed`,
      isHeld: failures === 0 && Math.min(single?.perSecond ?? 0, several?.perSecond ?? 0) > 0,
    };
  });
}

function describeRate(rate: Rate | undefined): string {
  return rate ? `${rate.perSecond.toFixed(0)}/s (${rate.cpu})` : "nothing";
}

async function measureAll(
  cluster: TestCluster,
  instances: readonly AppInstance[],
  seconds: number,
): Promise<ReadonlyMap<string, Rate>> {
  await cluster.balance(instances);
  const rates = new Map<string, Rate>();
  for (const [name, measure] of Object.entries(measures)) {
    const meter = await CpuMeter.start({
      app: instances.map(({ pid }) => pid),
      nginx: [cluster.nginx.pid],
      PostgreSQL: [cluster.pair.primary.pid, cluster.pair.standby.pid],
      "bucket server": [cluster.s3.pid],
      "HAProxy and PgBouncer": [cluster.haproxy.pid, cluster.pgbouncer.pid],
      "load generator": [process.pid],
    });
    const rate = await measure(cluster, seconds);
    rates.set(name, { ...rate, cpu: describeCpu(await meter.read()) });
  }
  await cluster.balance(cluster.instances);
  return rates;
}
