import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let other: LoggedIn;
beforeAll(async () => {
  site = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "office@example.org" });
  admin = await logInAs(site, "admin");
  other = await logInAs(site, "admin");
});
afterAll(() => site.close());

const invite = (key: string, change: object = {}, by: LoggedIn = admin) =>
  site.app.inject({
    method: "POST",
    url: "/api/invitations/",
    payload: { password: by.password, username: "gita", role: "agent", email: "gita@example.org", ...change },
    headers: { ...by.headers, "idempotency-key": key },
  });
const countMails = async () => (await site.database.selectFrom("mails").select("id").execute()).length;

test("LE8: a repeated invitation sends one mail and answers with the same link, which works", async () => {
  const [first, second] = await Promise.all([invite("first-key"), invite("first-key")]);
  const third = await invite("first-key");
  expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(second.json()).toEqual(first.json());
  expect(third.json()).toEqual(first.json());
  expect(await countMails()).toBe(1);
  const [, token] = first.json().link.split("#");
  const url = "/api/invitations/check/";
  const checked = await site.app.inject({ method: "POST", url, payload: { token } });
  expect(checked.json()).toMatchObject({ username: "gita", role: "agent" });

  // A key belongs to one content and one account; another key is another invitation.
  expect((await invite("first-key", { role: "admin" })).statusCode).toBe(422);
  const links = [await invite("other-key"), await invite("first-key", {}, other)].map(
    (answer) => answer.json().link,
  );
  expect(new Set([...links, first.json().link]).size).toBe(3);
  expect(await countMails()).toBe(3);
  // The first one was replaced.
  expect((await invite("first-key")).statusCode).toBe(409);
});
