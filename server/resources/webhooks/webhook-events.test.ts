import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { WebhookEvent } from "#domain/webhooks/webhook-events.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { openWebhookClient, type WebhookClient } from "#server/testing/webhook-client.ts";

let webhooks: WebhookClient;
beforeAll(async () => {
  webhooks = await openWebhookClient();
});
afterEach(() => webhooks.clear());
afterAll(() => webhooks.close());

describe("IM7: events", () => {
  const dataOf = async (type: WebhookEvent) => {
    const row = await webhooks.site.database
      .selectFrom("webhook_deliveries")
      .select("body")
      .where("type", "=", type)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    return JSON.parse(row.body).data;
  };

  test("of a listing: published, changed, withdrawn; nothing of a draft or of no difference", async () => {
    await webhooks.add(["listing.published", "listing.changed", "listing.withdrawn"]);
    const id = await insertProperty(webhooks.site.database, { status: "draft" });
    const patch = (payload: object) => webhooks.call("PATCH", `/api/properties/${id}/`, payload);
    await patch({ price: 5_000_000 });
    expect(await webhooks.queuedTypes()).toEqual([]);
    await patch({ status: "active" });
    await patch({ price: 6_000_000 });
    await patch({ price: 6_000_000 });
    await patch({ status: "withdrawn" });
    expect(await webhooks.queuedTypes()).toEqual([
      "listing.published",
      "listing.changed",
      "listing.withdrawn",
    ]);
    const shown = await dataOf("listing.changed");
    expect(shown).toMatchObject({ id, price: 6_000_000 });
    expect(Object.keys(shown)).not.toContain("owner_id");
    expect(await dataOf("listing.withdrawn")).toEqual({ id });
  });

  test("of a listing that is deleted, restored, and changed with others", async () => {
    await webhooks.add(["listing.published", "listing.changed", "listing.withdrawn"]);
    const id = await insertProperty(webhooks.site.database);
    const hidden = await insertProperty(webhooks.site.database, { status: "draft" });
    await webhooks.call("DELETE", `/api/properties/${id}/delete/`);
    await webhooks.call("POST", `/api/properties/${id}/restore/`);
    const bulk = await webhooks.call("POST", "/api/bulk/", {
      kind: "properties",
      ids: [id, hidden],
      change: { is_deleted: true },
    });
    await webhooks.call("POST", "/api/bulk/undo/", { undo: bulk.json().undo });
    await webhooks.call("POST", "/api/bulk/", {
      kind: "properties",
      ids: [id],
      change: { is_deleted: true },
    });
    await webhooks.call("POST", "/api/trash/restore/", { rows: [{ kind: "properties", id }] });
    const pair = ["listing.withdrawn", "listing.published"];
    expect(await webhooks.queuedTypes()).toEqual([...pair, ...pair, ...pair]);
  });

  test("of a lead, of a deal that is won, alone and with others", async () => {
    await webhooks.add(["lead.created", "lead.changed", "deal.won"]);
    const id = await webhooks.sendMessage();
    await webhooks.call("PATCH", `/api/leads/${id}/`, { status: "won" });
    await webhooks.call("PATCH", `/api/leads/${id}/`, { status: "lost" });
    await webhooks.call("POST", "/api/bulk/", { kind: "leads", ids: [id], change: { lead_status: "won" } });
    await webhooks.call("POST", `/api/leads/${id}/events/`, { kind: "note", text: "She hesitates" });
    expect(await webhooks.queuedTypes()).toEqual([
      "lead.created",
      "lead.changed",
      "deal.won",
      "lead.changed",
      "lead.changed",
      "deal.won",
    ]);
    expect(await dataOf("deal.won")).toMatchObject({ id, status: "won" });
    const { rows } = await sql<{
      text: string;
    }>`select string_agg(body, '') as text from webhook_deliveries`.execute(webhooks.site.database);
    expect(rows[0]?.text).not.toContain("She hesitates");
  });

  test("of a visit: booked, moved, confirmed, cancelled, without its note and its secret address", async () => {
    await webhooks.add(["visit.booked", "visit.moved", "visit.confirmed", "visit.cancelled"]);
    const leadId = await webhooks.sendMessage();
    const visit = {
      lead_id: leadId,
      starts_at: "2031-01-01T05:15:00.000Z",
      state: "asked",
      note: "Beware of the dog",
    };
    const { id } = (await webhooks.call("POST", "/api/visits/", visit)).json();
    const patch = (payload: object) => webhooks.call("PATCH", `/api/visits/${id}/`, payload);
    await patch({ starts_at: "2031-01-02T05:15:00.000Z" });
    await patch({ note: "No dog" });
    await patch({ state: "confirmed" });
    await patch({ state: "cancelled" });
    expect(await webhooks.queuedTypes()).toEqual([
      "visit.booked",
      "visit.moved",
      "visit.confirmed",
      "visit.cancelled",
    ]);
    const { rows } = await sql<{
      text: string;
    }>`select string_agg(body, '') as text from webhook_deliveries`.execute(webhooks.site.database);
    expect(rows[0]?.text).not.toMatch(/dog|page_url/);
    expect(await dataOf("visit.moved")).toMatchObject({ id, starts_at: "2031-01-02T05:15:00.000Z" });
  });

  test("go with the lead that they are about when it is purged", async () => {
    await webhooks.add(["lead.created"]);
    const id = await webhooks.sendMessage();
    await webhooks.site.database.deleteFrom("leads").where("id", "=", id).execute();
    expect(await webhooks.queuedTypes()).toEqual([]);
    await webhooks.runJobs();
  });
});
