import { afterAll, beforeAll, expect, test } from "vitest";
import { DisposableServer } from "./disposable-server.ts";
import { repetitions } from "./full-run.ts";
import { fuzz } from "./fuzz.ts";

const account = { username: "admin", password: "a long enough password" };
let server: DisposableServer;
beforeAll(async () => {
  server = await DisposableServer.create({ ADMIN_PASSWORD: account.password, DEMO: "1" });
  await server.start();
});
afterAll(() => server.remove());

test("random requests to every documented operation get a timely answer without a 5xx or a leak (API5)", async ({
  annotate,
}) => {
  const { requests, operations, statuses } = await fuzz(server.origin, account, {
    seed: 42,
    maxRuns: repetitions(300, 15_000),
  });
  // If only one status came, all requests would have failed at the first check.
  for (const status of [200, 400, 401, 404]) expect([...statuses.keys()]).toContain(status);
  const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
  await annotate(`${requests} requests to ${operations} operations and the pages: ${counts.join(", ")}`);
});
