import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { submissionFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const send = (url: string, payload?: object) =>
  site.app.inject({ method: "POST", url, headers: admin.headers, ...(payload && { payload }) });
async function submit(fields: object = {}) {
  const payload = { ...submissionFields, ...fields };
  const body = (await site.app.inject({ method: "POST", url: "/sell/", payload })).json();
  return { id: body.id as number, path: new URL(body.status_url).pathname };
}
const setStep = (id: number, daysAgo: number) =>
  sql`update sell_submissions set step_at = now() - make_interval(hours => ${Math.round(daysAgo * 24)}) where id = ${id}`.execute(
    site.database,
  );

describe("LE5: the seller's page", () => {
  test("shows where the property stands in both languages, with the days of the page's calendar", async () => {
    const { id, path } = await submit({ propert_title: "House behind Shiva Chowk" });
    await sql`update sell_submissions set created_at = '2026-11-15T05:00:00Z' where id = ${id}`.execute(
      site.database,
    );
    const english = (await site.app.inject(path)).body;
    expect(english).toContain("House behind Shiva Chowk");
    expect(english).toContain("15 November 2026");
    expect(english).toContain("Being checked");
    const nepali = (await site.app.inject(`/np${path}`)).body;
    expect(nepali).toContain("२९ कात्तिक २०८३");
    expect(nepali).toContain("जाँच हुँदै छ");
    await send(`/sell/${id}/decline/`, { reason: "बाटो छैन <b>&" });
    for (const address of [path, `/np${path}`])
      expect((await site.app.inject(address)).body).toContain("बाटो छैन &lt;b&gt;&amp;");
  });

  test("links the listing while visitors can see it", async () => {
    const { id, path } = await submit({ area: "1200" });
    const { property_id: propertyId } = (await send(`/sell/${id}/listing/`)).json();
    const isLinked = async () =>
      (await site.app.inject(path)).body.includes(`href="/property/${propertyId}"`);
    const setStatus = (status: string) =>
      site.app.inject({
        method: "PATCH",
        url: `/api/properties/${propertyId}/`,
        headers: admin.headers,
        payload: { status },
      });
    expect(await isLinked()).toBe(false);
    await setStatus("active");
    expect(await isLinked()).toBe(true);
    await setStatus("sold");
    expect(await isLinked()).toBe(true);
    await setStatus("withdrawn");
    expect(await isLinked()).toBe(false);
    expect((await site.app.inject(path)).body).toContain("is not shown on our site at the moment");
  });

  test("is as secret at every other spelling of its address", async () => {
    const { path } = await submit({ propert_title: "Spelt otherwise" });
    const token = path.slice("/submission/".length);
    const spellings = [
      `/%73ubmission/${token}`,
      `/%53ubmission/${token}`,
      `/n%70/submission/${token}`,
      `/%73ubmission/${token}.data`,
      `/Submission/${token}/`,
      `//submission/${token}`,
      `/x/../submission/${token}`,
      `/submission/%${token.charCodeAt(0).toString(16)}${token.slice(1)}`,
    ];
    for (const url of spellings) {
      const { body, headers } = await site.app.inject(url);
      const secrecy = [headers["cache-control"], headers["referrer-policy"], headers["x-robots-tag"]];
      const isShown = body.includes("Spelt otherwise");
      if (isShown) expect([url, ...secrecy]).toEqual([url, "no-store", "no-referrer", "noindex, nofollow"]);
      if (url.includes("%")) expect([url, isShown]).toEqual([url, true]);
    }
  });

  test("is in no cache, search engine, sitemap or referrer, also as data and if it is missing", async () => {
    const { path } = await submit();
    for (const address of [
      path,
      `/np${path}`,
      `${path}.data`,
      "/submission/nothing",
      "/np/submission/nothing",
    ]) {
      const { headers, body } = await site.app.inject(address);
      expect([
        address,
        headers["cache-control"],
        headers["referrer-policy"],
        headers["x-robots-tag"],
      ]).toEqual([address, "no-store", "no-referrer", "noindex, nofollow"]);
      if (!address.endsWith(".data")) expect(body).toContain('name="robots" content="noindex, nofollow"');
      expect(headers.etag).toBeUndefined();
    }
    const token = path.split("/").at(-1) ?? "";
    const page = (await site.app.inject(path)).body;
    // No link and no preview of a chat leads to it.
    expect(page).not.toMatch(new RegExp(`<(meta|link)[^>]*${token}`));
    expect((await site.app.inject("/sitemap.xml")).body).not.toContain("submission");
    // A crawler that may not read a page does not see that it must not index it.
    expect((await site.app.inject("/robots.txt")).body).not.toContain("/submission");
    expect((await site.app.inject({ url: path, headers: { cookie: "language=np" } })).headers.location).toBe(
      `/np${path}`,
    );
  });

  test("has an address of 256 bits, of which only the SHA-256 is stored", async () => {
    const { id, path } = await submit();
    const token = path.split("/").at(-1) ?? "";
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const { rows } = await sql<{ row: string; page_hash: Buffer }>`
      select sell_submissions::text as row, page_hash from sell_submissions where id = ${id}`.execute(
      site.database,
    );
    expect(rows[0]?.page_hash).toEqual(createHash("sha256").update(token).digest());
    for (const form of [
      token,
      Buffer.from(token, "base64url").toString("hex"),
      Buffer.from(token).toString("hex"),
    ])
      expect(rows[0]?.row).not.toContain(form);
    const { rows: entries } = await sql<{ text: string }>`
      select before::text || after::text as text from row_history where table_name = 'sell_submissions'`.execute(
      site.database,
    );
    expect(entries.map(({ text }) => text).join()).not.toContain("page_");
  });

  test("ends 90 days after the last step, and is then the same as one that never was", async () => {
    const { id, path } = await submit();
    await setStep(id, 89.9);
    expect((await site.app.inject(path)).statusCode).toBe(200);
    await setStep(id, 90.1);
    const plain = async (address: string) => {
      const { statusCode, headers, body } = await site.app.inject(address);
      const token = address.split("/").at(-1) ?? "";
      const names = Object.keys(headers).filter((name) => name !== "x-request-id" && name !== "date");
      return [statusCode, names, body.replaceAll(token, "TOKEN")];
    };
    const unknown = "/submission/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    expect(await plain(path)).toEqual(await plain(unknown));
    expect((await site.app.inject(path)).statusCode).toBe(404);
    expect((await site.app.inject(`/np${path}`)).body).toContain("यो लिङ्क चल्दैन");
    // A step begins the 90 days again.
    await send(`/sell/${id}/decline/`, { reason: "Too far." });
    expect((await site.app.inject(path)).statusCode).toBe(200);
    await site.app.inject({ method: "DELETE", url: `/sell/${id}/delete/`, headers: admin.headers });
    expect(await plain(path)).toEqual(await plain(unknown));
  });

  test.each(["", "%00", "%F0%9F%8F%A0", "..%2f..%2fadmin", "a".repeat(4000), "'--", "%", "x/y"])(
    "answers a broken address %j as a missing page",
    async (token) => {
      const { statusCode } = await site.app.inject(`/submission/${token}`);
      expect([400, 404]).toContain(statusCode);
    },
  );

  test("a repeated form gets the same address", async () => {
    const request = {
      method: "POST",
      url: "/sell/",
      headers: { "idempotency-key": "seller-page-once" },
      payload: submissionFields,
    } as const;
    const [first, second] = [await site.app.inject(request), await site.app.inject(request)];
    expect(second.json().status_url).toBe(first.json().status_url);
    expect((await site.app.inject({ url: "/sell/", headers: admin.headers })).body).not.toContain(
      "status_url",
    );
  });
});
