// `npm run fuzz -- --seed N --minutes M` starts a server and sends it random requests until the time is over or one fails.
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { DisposableServer } from "../resilience/disposable-server.ts";
import { fuzz } from "../resilience/fuzz.ts";

const { values } = parseArgs({ options: { seed: { type: "string" }, minutes: { type: "string" } } });
const seed = Number(values.seed ?? randomInt(2 ** 31));
const minutes = Number(values.minutes ?? 5);
const account = { username: "admin", password: "a long enough password" };

const server = await DisposableServer.create({ ADMIN_PASSWORD: account.password, DEMO: "1" });
try {
  await server.start();
  process.stdout.write(`Seed ${seed}, ${minutes} min\n`);
  const options = { seed, maxRuns: Number.MAX_SAFE_INTEGER, maxDurationMs: minutes * 60_000 };
  const { requests, operations, statuses } = await fuzz(server.origin, account, options);
  process.stdout.write(
    `${requests} requests to ${operations} API operations and the pages, no 5xx, no hang, no leak\n`,
  );
  for (const [status, count] of [...statuses].sort()) process.stdout.write(`  ${status}  ${count}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await server.remove();
}
