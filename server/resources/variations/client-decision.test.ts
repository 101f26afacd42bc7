import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { maxCodesPerHour } from "#domain/estimates/estimate-page.ts";
import { variationListSchema, variationSchema } from "#domain/variations/variation.ts";
import { readClientMoney } from "#server/resources/job-money/client-money.ts";
import {
  addition,
  draft,
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

describe("CN6: the client decides", () => {
  test("accepts by name and code; then it is in the contract sum, and neither staff nor SQL can change it", async () => {
    const job = await client.createJob();
    const { id } = await client.createVariation(job.id);
    await client.accept(job.id, id);
    const stored = variationSchema.parse((await client.call("GET", `/api/variations/${id}/`)).json());
    expect(stored).toMatchObject({ state: "accepted", decided_name: "Sita Karna" });
    expect((await client.mailsTo("staff@site.test"))[0]?.text).toContain(
      `tab=jobs&job=${job.id}&part=variations`,
    );
    expect(await client.money(job.id)).toMatchObject({
      estimate: { total: "1299.50" },
      variations: [{ id, total: "130.61" }],
      contract: "1430.11",
    });
    expect((await client.call("PUT", `/api/variations/${id}/`, draft([]))).statusCode).toBe(409);
    expect((await client.call("POST", `/api/variations/${id}/withdraw/`)).statusCode).toBe(409);
    for (const statement of [
      sql`update variations set net = net + 1, total = total + 1 where id = ${id}`,
      sql`update variations set sections = '[]' where id = ${id}`,
      sql`delete from variations where id = ${id}`,
      sql`delete from jobs where id = ${job.id}`,
      sql`truncate variations cascade`,
    ])
      await expect(statement.execute(client.site.database)).rejects.toThrow(/never change/);
  });

  test("declines with a reason, which staff read", async () => {
    const job = await client.createJob();
    const { id } = await client.createVariation(job.id);
    await client.send(id);
    const code = await client.askForCode(job.id, id);
    await client.decide(job.id, id, "decline", { name: "Sita", code, reason: "Too dear" });
    expect((await client.call("GET", `/api/variations/${id}/`)).json()).toMatchObject({
      state: "declined",
      decline_reason: "Too dear",
    });
    expect((await client.mailsTo("staff@site.test"))[0]?.text).toContain("Too dear");
    expect(await client.money(job.id)).toMatchObject({ variations: [], contract: "1299.50" });
  });

  test("not with the code of another variation, nor of a job that is not theirs, nor with too many codes", async () => {
    const [job, other] = [await client.createJob(), await client.createJob()];
    const [one, two] = [await client.createVariation(job.id), await client.createVariation(job.id)];
    await client.send(one.id);
    await client.send(two.id);
    const code = await client.askForCode(job.id, one.id);
    await expect(client.decide(job.id, two.id, "accept", { name: "Sita", code })).rejects.toMatchObject({
      fields: { code: expect.anything() },
    });
    expect(await client.decide(other.id, one.id, "accept", { name: "Sita", code })).toBe(false);
    const draftOne = await client.createVariation(job.id);
    expect(await client.decide(job.id, draftOne.id, "code")).toBe(false);
    for (let sent = 1; sent < maxCodesPerHour; sent++) await client.decide(job.id, one.id, "code");
    await expect(client.decide(job.id, one.id, "code")).rejects.toMatchObject({ code: "too_many_requests" });
  });

  test("two variations that remove the same line are not both accepted", async () => {
    const job = await client.createJob();
    const [one, two] = [
      await client.createVariation(job.id, [removal("6")]),
      await client.createVariation(job.id, [removal("6")]),
    ];
    await client.send(two.id);
    await client.accept(job.id, one.id);
    const code = await client.askForCode(job.id, two.id);
    await expect(client.decide(job.id, two.id, "accept", { name: "Sita", code })).rejects.toMatchObject({
      code: "state_changed",
    });
    const { agreed: left } = variationListSchema.parse(
      (await client.call("GET", `/api/jobs/${job.id}/variations/`)).json(),
    );
    expect(left).toMatchObject([{ quantity: "4" }]);
  });
});

describe("CN6, CN10: what the client's page reads", () => {
  test("is the contract sum with its lines, what was sent, and no cost", async () => {
    const job = await client.createJob();
    const { id } = await client.createVariation(job.id, [addition, removal("4")]);
    await client.createVariation(job.id);
    await client.accept(job.id, id);
    await client.call("POST", `/api/jobs/${job.id}/costs/`, {
      spent_on: "2026-11-02",
      description: "SECRET-COST",
      supplier: "",
      amount: "987654.32",
      stage_id: null,
    });
    const page = await readClientMoney(client.site.database, job.id, "np");
    expect(page).toMatchObject({
      estimate: { total: "1299.50", sections: [{ title: "गारो", lines: [{ amount: "1000.00" }] }] },
      variations: [
        {
          id,
          state: "accepted",
          total: "-389.21",
          sections: [
            {
              lines: [
                { amount: "100.50", isRemoved: false },
                { amount: "-400.00", isRemoved: true },
              ],
            },
          ],
        },
      ],
      contract: "910.29",
    });
    expect(page?.variations).toHaveLength(1);
    expect(JSON.stringify(page)).not.toMatch(/SECRET-COST|987654/);
    expect(await readClientMoney(client.site.database, 999_999, "en")).toBeUndefined();
  });
});
