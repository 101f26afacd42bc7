import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { variationListSchema } from "#domain/variations/variation.ts";
import { logInAs } from "#server/testing/log-in.ts";
import {
  addition,
  draft,
  line,
  openVariationClient,
  removal,
  type VariationClient,
} from "#server/testing/variation-client.ts";

let client: VariationClient;
beforeAll(async () => {
  client = await openVariationClient();
});
beforeEach(() => client.clearMails());
afterAll(() => client.site.close());

describe("CN6: a variation", () => {
  test("charges what the contract charges, exactly; what is removed has the agreed rate", async () => {
    const job = await client.createJob();
    const saved = await client.createVariation(job.id, [
      addition,
      { ...removal("4"), rate: "1", unit: "kg", name: { en: "x", np: "" } },
    ]);
    expect(saved).toMatchObject({
      number: 1,
      state: "draft",
      overhead_percent: "15",
      vat_percent: "13",
      net: "-299.50",
      overhead: "-44.93",
      vat: "-44.78",
      total: "-389.21",
    });
    expect(saved.sections[0]?.lines[1]).toMatchObject({
      rate: "100",
      unit: "m3",
      name: line.name,
      removes: "0.s.wall",
    });
    const list = variationListSchema.parse(
      (await client.call("GET", `/api/jobs/${job.id}/variations/`)).json(),
    );
    expect(list).toMatchObject({
      results: [{ id: saved.id, total: "-389.21" }],
      agreed: [{ reference: "0.s.wall", quantity: "10", rate: "100" }],
      charges: { overhead: "15", vat: "13" },
    });
  });

  test.each([
    [[removal("10.001")], { "sections.0.lines.0.quantity": "more_than_agreed" }],
    [[removal("1", "0.s.roof")], { "sections.0.lines.0.removes": "choice_invalid" }],
    [[{ ...addition, rate: "" }], { "sections.0.lines.0.rate": "required" }],
  ])("refuses %o", async (lines, fields) => {
    const job = await client.createJob();
    const { id } = await client.createVariation(job.id);
    const response = await client.call("PUT", `/api/variations/${id}/`, draft(lines));
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, Object.keys(fields)]);
  });

  test("is not sent while it is empty; it is sent once by one key and mailed to the client", async () => {
    const job = await client.createJob();
    const empty = await client.createVariation(job.id, []);
    expect((await client.call("POST", `/api/variations/${empty.id}/send/`)).json().fields).toHaveProperty(
      "sections",
    );
    await client.call("PUT", `/api/variations/${empty.id}/`, draft([addition]));
    const key = { "idempotency-key": "send-variation-once" };
    const both = await Promise.all(
      [1, 2].map(() => client.call("POST", `/api/variations/${empty.id}/send/`, undefined, key)),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const mails = await client.mailsTo("sita@example.com");
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: "job", subject: expect.stringContaining("A balcony") });
    expect(mails[0]?.text).toMatch(/Added to the contract: रु 130\.61[\s\S]*\/job\/[\w-]{43}/);
    expect((await client.call("PUT", `/api/variations/${empty.id}/`, draft([]))).statusCode).toBe(409);
  });

  test("CN8: is mailed with the newest seal of the diary and the address that checks it", async () => {
    const job = await client.createJob();
    await client.site.database
      .insertInto("diary_seals")
      .values({
        job_id: job.id,
        number: 1,
        day: "2026-11-17",
        previous: null,
        hash: Buffer.alloc(32, 7),
        document: "{}",
        entries: 1,
        pictures: 0,
      })
      .execute();
    const { id } = await client.createVariation(job.id);
    await client.send(id);
    const [mail] = await client.mailsTo("sita@example.com");
    const hash = "07".repeat(32);
    expect(mail?.text).toContain(
      `1-${hash}\nhttp://site.test/verify/${job.code}?seal=1-${hash.slice(0, 16)}`,
    );
  });

  test("of a draft is deleted, a sent one withdrawn, and neither is decided on then", async () => {
    const job = await client.createJob();
    const { id } = await client.createVariation(job.id);
    expect((await client.call("POST", `/api/variations/${id}/withdraw/`)).statusCode).toBe(409);
    expect((await client.call("DELETE", `/api/variations/${id}/delete/`)).statusCode).toBe(204);
    const other = await client.createVariation(job.id);
    await client.send(other.id);
    expect((await client.call("DELETE", `/api/variations/${other.id}/delete/`)).statusCode).toBe(409);
    const code = await client.askForCode(job.id, other.id);
    const withdrawn = await client.call("POST", `/api/variations/${other.id}/withdraw/`);
    expect(withdrawn.json()).toMatchObject({ state: "withdrawn" });
    await expect(client.decide(job.id, other.id, "accept", { name: "Sita", code })).rejects.toMatchObject({
      code: "state_changed",
    });
  });

  test("an outdated version is refused with the current one", async () => {
    const job = await client.createJob();
    const { id } = await client.createVariation(job.id);
    const etag = String((await client.call("GET", `/api/variations/${id}/`)).headers.etag);
    const match = { "if-match": etag };
    expect(
      (await client.call("PUT", `/api/variations/${id}/`, draft([addition, removal("1")]), match)).statusCode,
    ).toBe(200);
    const conflict = await client.call("PUT", `/api/variations/${id}/`, draft([]), match);
    expect(conflict.statusCode).toBe(412);
    expect(conflict.json().current.sections[0].lines).toHaveLength(2);
  });

  test("agents have no part in it, and a company that does not build has none", async () => {
    const job = await client.createJob();
    const agent = await logInAs(client.site, "agent");
    const url = `/api/jobs/${job.id}/variations/`;
    expect((await client.site.app.inject({ url, headers: agent.headers })).statusCode).toBe(403);
    expect((await client.call("GET", "/api/jobs/999999/variations/")).statusCode).toBe(404);
  });
});
