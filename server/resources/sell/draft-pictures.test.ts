import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { propertySchema } from "#domain/properties/property.ts";
import { sweepMedia } from "#server/platform/media/sweeper.ts";
import { landFields, openSellClient, type SellClient } from "#server/testing/sell-client.ts";
import { listPictures } from "#server/testing/test-media.ts";

let sell: SellClient;
beforeAll(async () => {
  sell = await openSellClient();
});
afterAll(() => sell.site.close());

describe("LE5: the pictures of a draft", () => {
  test("are copies that stay hidden until it is published, and are hidden again with it", async () => {
    const submission = await sell.submit(landFields, 3);
    const listing = await sell.makeListing(submission.id);
    const keys = listing.pictures.map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(keys.some((key) => submission.pictures.some((picture) => picture.key === key))).toBe(false);
    const all = (statuses: number[]) => listing.pictures.map(() => statuses);
    const statuses = () => Promise.all(listing.pictures.map(sell.statusesOf));
    expect(await statuses()).toEqual(all([404, 200]));
    await sell.setStatus(listing.id, "active");
    expect(await statuses()).toEqual(all([200, 200]));
    const shown = (await sell.site.app.inject(`/api/properties/${listing.id}/`)).json();
    expect(shown.pictures.map((picture: { key: string }) => picture.key)).toEqual(keys);
    expect(shown.image).toBe(`http://site.test/media/${keys[0]}/1080.jpg`);
    await sell.setStatus(listing.id, "draft");
    expect(await statuses()).toEqual(all([404, 200]));
    const bulk = (change: object) =>
      sell.send("POST", "/api/bulk/", { kind: "properties", ids: [listing.id], change });
    const published = await bulk({ status: "active" });
    expect(await statuses()).toEqual(all([200, 200]));
    const undone = await sell.send("POST", "/api/bulk/undo/", { undo: published.json().undo });
    expect(undone.json()).toEqual({ changed: 1, skipped: 0 });
    expect(await statuses()).toEqual(all([404, 200]));
    // A sweep moves nothing that is right.
    const before = await listPictures(sell.site.media);
    await sweepMedia({
      media: sell.site.media,
      database: sell.site.database,
      log: pino({ level: "silent" }),
    });
    expect(await listPictures(sell.site.media)).toEqual(before);
  });

  test("outlive the submission, and the submission keeps its own", async () => {
    const submission = await sell.submit(landFields, 2);
    const listing = await sell.makeListing(submission.id);
    await sell.setStatus(listing.id, "active");
    const own = (await sell.read(submission.id)).pictures;
    expect(await Promise.all(own.map(sell.statusesOf))).toEqual([
      [404, 200],
      [404, 200],
    ]);
    await sell.send("DELETE", `/sell/${submission.id}/delete/`);
    const purged = await sell.send("POST", "/api/trash/purge/", {
      rows: [{ kind: "sell", id: submission.id }],
    });
    expect(purged.statusCode, purged.body).toBe(200);
    expect((await Promise.all(listing.pictures.map(sell.statusesOf))).map(([shown]) => shown)).toEqual([
      200, 200,
    ]);
    expect((await sell.readListing(listing.id)).submission_id).toBeNull();
  });

  test("of a duplicate are hidden with the original, and shown when either is published", async () => {
    const listing = await sell.makeListing((await sell.submit(landFields, 1)).id);
    const response = await sell.send("POST", `/api/properties/${listing.id}/duplicate/`);
    expect(response.statusCode, response.body).toBe(201);
    const duplicate = propertySchema.parse(response.json());
    const [picture] = duplicate.pictures;
    if (!picture) throw new Error("no picture");
    expect(await sell.statusesOf(picture)).toEqual([404, 200]);
    await sell.setStatus(duplicate.id, "active");
    expect(await sell.statusesOf(picture)).toEqual([200, 200]);
    await sell.setStatus(listing.id, "active");
    await sell.setStatus(listing.id, "draft");
    expect(await sell.statusesOf(picture)).toEqual([200, 200]);
  });

  test("that a crash left without rows are written again, not twice", async () => {
    const submission = await sell.submit(landFields, 2);
    const stored = await listPictures(sell.site.media);
    await sell.site.database.schema.alterTable("property_papers").renameTo("away").execute();
    expect((await sell.send("POST", `/sell/${submission.id}/listing/`)).statusCode).toBe(500);
    await sell.site.database.schema.alterTable("away").renameTo("property_papers").execute();
    const orphans = (await listPictures(sell.site.media)).filter((name) => !stored.includes(name));
    expect(orphans).toHaveLength(2);
    expect(await sell.read(submission.id)).toMatchObject({ step: "received", property_id: null });
    const listing = await sell.makeListing(submission.id);
    expect(listing.pictures.map(({ key }) => `private/${key}`).sort()).toEqual(orphans);
    expect(await listPictures(sell.site.media)).toHaveLength(stored.length + 2);
  });
});
