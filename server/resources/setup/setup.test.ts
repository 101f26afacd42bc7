import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { startSmtpServer } from "#server/testing/smtp-server.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { Setup } from "./setup.ts";

const company = {
  name: { en: "Other Homes", np: "अर्को घर" },
  phone: "041-520000",
  email: null,
  address: { en: "Station Road", np: "" },
};
const admin = { username: "sita", new_password: "a long enough password" };

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let site: TestApp;
let code: string;
beforeAll(async () => {
  smtp = await startSmtpServer();
  const mail = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: "office@site.test" };
  site = await createTestApp({ DEMO: "0", ...mail });
  code = (await (await Setup.open(site.database, readConfig({ DEMO: "0" }))).findCode()) ?? "";
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});

const post = (url: string, payload: object, headers = {}) =>
  site.app.inject({ method: "POST", url, payload, headers });
const isOpen = async () => (await site.app.inject({ url: "/api/setup/" })).json().is_open;

describe("ST4: the first run", () => {
  test("has a code that every instance knows, also after a restart, and that nobody can guess", async () => {
    expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const other = await Setup.open(site.database, readConfig({ DEMO: "0" }));
    expect(await other.findCode()).toBe(code);
  });

  test.each([
    ["/", "/setup"],
    ["/np", "/np/setup"],
    ["/login", "/setup"],
    ["/admin", "/setup"],
  ])("leads %s to %s", async (url, location) => {
    const { statusCode, headers } = await site.app.inject({ url });
    expect([statusCode, headers.location, headers["cache-control"]]).toEqual([302, location, "no-store"]);
    const page = await site.app.inject({ url: location });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('content="noindex, nofollow"');
  });

  test("refuses those without the code, and stores nothing of an invalid form", async () => {
    for (const wrong of ["", "AAAA-AAAA-AAAA-AAAA", code.slice(1)])
      expect((await post("/api/setup/", { code: wrong, company, ...admin })).statusCode).toBe(400);
    expect((await post("/api/setup/check/", { code: "wrong" })).json().fields).toEqual({
      code: expect.anything(),
    });
    const noName = { ...company, name: { en: "", np: " " } };
    expect((await post("/api/setup/", { code, company: noName, ...admin })).statusCode).toBe(400);
    expect((await post("/api/setup/", { code, company, ...admin, new_password: "short" })).statusCode).toBe(
      400,
    );
    const asName = { username: "sita-devi", new_password: "Sita-Devi" };
    expect((await post("/api/setup/", { code, company, ...asName })).statusCode).toBe(400);
    expect(await site.database.selectFrom("settings").selectAll().execute()).toEqual([]);
    expect(await site.database.selectFrom("accounts").selectAll().execute()).toEqual([]);
    expect(await isOpen()).toBe(true);
  });

  test("is done once: of two requests with the code, the second is refused", async () => {
    expect(
      (await post("/api/setup/check/", { code: code.toLowerCase().replaceAll("-", " ") })).statusCode,
    ).toBe(204);
    const answers = await Promise.all(
      ["sita", "gita"].map((username) => post("/api/setup/", { code, company, ...admin, username })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 404]);
    const accounts = await site.database
      .selectFrom("accounts")
      .select(["username", "is_admin", "can_see_papers"])
      .execute();
    expect(accounts).toEqual([{ username: expect.anything(), is_admin: true, can_see_papers: true }]);
    expect(await isOpen()).toBe(false);
    expect((await post("/api/setup/check/", { code })).statusCode).toBe(404);
    await expect.poll(async () => (await site.app.inject({ url: "/np" })).body).toContain("अर्को घर");
  });

  test("then sends a test mail and says what the mail server answered", async () => {
    const [account] = await site.database.selectFrom("accounts").select("username").execute();
    const login = await post("/api/token/", { username: account?.username, password: admin.new_password });
    const headers = { authorization: `Bearer ${login.json().access}` };
    const payload = { to: "sita@example.com", language: "np" };
    expect((await post("/api/mail/test/", payload)).statusCode).toBe(401);
    const keyed = { ...headers, "idempotency-key": "key-of-the-mail" };
    const answers = [
      await post("/api/mail/test/", payload, keyed),
      await post("/api/mail/test/", payload, keyed),
    ];
    for (const answer of answers) expect(answer.json()).toEqual({ is_sent: true, error: null });
    expect(smtp.received.map(({ to }) => to)).toEqual(["sita@example.com"]);
    await post("/api/mail/test/", payload, headers);
    expect(smtp.received).toHaveLength(2);
    const otherContent = { ...payload, language: "en" };
    expect((await post("/api/mail/test/", otherContent, keyed)).statusCode).toBe(422);
    await smtp.close();
    const unused = { ...headers, "idempotency-key": "key-of-another-mail" };
    for (const sent of [headers, unused, unused]) {
      const failed = (await post("/api/mail/test/", payload, sent)).json();
      expect(failed).toEqual({ is_sent: false, error: expect.stringContaining("ECONNREFUSED") });
    }
  });
});

test("ST4: a site with the demo or with ADMIN_PASSWORD has no open set-up", async () => {
  for (const environment of [{ DEMO: "1" }, { DEMO: "0", ADMIN_PASSWORD: "a long enough password" }]) {
    const setup = await Setup.open(site.database, readConfig(environment));
    expect(await setup.findCode()).toBeUndefined();
  }
});
