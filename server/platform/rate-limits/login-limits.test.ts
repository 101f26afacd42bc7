import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { createAccount } from "#server/platform/session/accounts.ts";
import { minPasswordCost } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
const password = "the right password";
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMITS: "on" });
  await createAccount(site.database, { username: "sita", password, isAdmin: true }, minPasswordCost);
});
afterAll(() => site.close());
afterEach(() => site.database.deleteFrom("limits").execute());

const logIn = async (username: string, typedPassword: string, from = "203.0.113.7") => {
  const response = await site.app.inject({
    method: "POST",
    url: "/api/token/",
    payload: { username, password: typedPassword },
    remoteAddress: from,
  });
  return { status: response.statusCode, retryAfter: response.headers["retry-after"], body: response.json() };
};
const failLogins = async (count: number, username: string, from?: string) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1)
    statuses.push((await logIn(username, "a wrong password", from)).status);
  return statuses;
};

describe("guessing passwords (LO2)", () => {
  test.each(["sita", "unknown"])(
    "of %s from one address is blocked after five attempts, even with the right password",
    async (name) => {
      expect(await failLogins(5, name)).toEqual([401, 401, 401, 401, 401]);
      const { status, retryAfter, body } = await logIn(name, password);
      expect([status, problemSchema.parse(body).code]).toEqual([429, "too_many_requests"]);
      expect(Number(retryAfter)).toBeGreaterThan(14 * 60);
      expect(Number(retryAfter)).toBeLessThanOrEqual(15 * 60);
    },
  );

  test("does not block other addresses, and is unblocked when the window ends", async () => {
    await failLogins(6, "sita");
    expect((await logIn("sita", password, "203.0.113.8")).status).toBe(200);
    await site.database
      .updateTable("limits")
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .execute();
    expect((await logIn("sita", password)).status).toBe(200);
  });

  test("of many usernames from one address is blocked after thirty", async () => {
    for (let index = 0; index < 30; index += 1)
      expect((await logIn(`name-${index}`, "a wrong password")).status).toBe(401);
    for (const name of ["name-30", "name-31"])
      expect((await logIn(name, "a wrong password")).status).toBe(429);
    const rows = await site.database.selectFrom("limits").select("hits").execute();
    expect(rows, "rejected attempts store no usernames").toHaveLength(1 + 2 * 30);
  });

  test("of one username from many addresses is blocked after fifty, except where the owner has logged in before", async () => {
    const [home, away] = ["192.0.2.1", "192.0.2.2"];
    expect((await logIn("sita", password, home)).status).toBe(200);
    for (let index = 0; index < 50; index += 1)
      await logIn("sita", "a wrong password", `198.51.100.${index}`);
    expect((await logIn("sita", password, away)).status).toBe(429);
    expect((await logIn("sita", password, home)).status).toBe(200);
  });

  test("does not block a user who mistypes now and then", async () => {
    for (let round = 0; round < 6; round += 1) {
      await failLogins(4, "sita");
      expect((await logIn("sita", password)).status).toBe(200);
    }
  });

  test("counts concurrent attempts", async () => {
    const attempts = await Promise.all(Array.from({ length: 20 }, () => logIn("sita", "a wrong password")));
    expect(attempts.filter(({ status }) => status === 401)).toHaveLength(5);
  });
});
