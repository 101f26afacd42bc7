import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { restorableForMs } from "#domain/trash/trash.ts";
import { runMaintenance } from "#server/maintenance.ts";
import type { MediaLocation } from "#server/platform/media/media-store.ts";
import { type SweepDependencies, sweepMedia } from "#server/platform/media/sweeper.ts";
import { AdminClient, deletableResources, type Entity } from "#server/testing/deletable-resources.ts";
import { logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listPictures } from "#server/testing/test-media.ts";
import { purgeDeleted } from "./purge.ts";
import { markDeleted, markRestored, purgeRows } from "./repository.ts";

let site: TestApp;
let staff: AdminClient;
let sweeper: SweepDependencies;
beforeAll(async () => {
  site = await createTestApp();
  staff = new AdminClient(site, await logInAs(site, "admin"));
  sweeper = { media: site.media, database: site.database, log: pino({ level: "silent" }) };
});
afterAll(() => site.close());

const minuteMs = 60_000;
/** When a row deleted now can no longer be restored, plus `offsetMs`. */
const purgeTime = (offsetMs: number) => new Date(Date.now() + restorableForMs + offsetMs);
/** The locations of an entity's pictures. */
const locationsOf = async ({ pictures }: Entity) => {
  const stored = await listPictures(site.media);
  return pictures.map(({ key }) => stored.filter((name) => name.endsWith(`/${key}`)).join());
};
const allIn = (location: MediaLocation, { pictures }: Entity) =>
  pictures.map(({ key }) => `${location}/${key}`);
const pictureRows = async ({ pictures }: Entity) => {
  const keys = ["", ...pictures.map(({ key }) => key)];
  return site.database.selectFrom("pictures").select("key").where("key", "in", keys).execute();
};
const [properties, projects] = deletableResources;

describe.each(deletableResources)("a deleted row of $table", (resource) => {
  const shown = resource.hasPublicPictures ? 200 : 404;

  test("can be restored for 30 days, then it is purged and its pictures are quarantined", async () => {
    const entity = await staff.create(resource);
    const other = await staff.create(resource);
    await staff.delete(resource, entity.id);
    await runMaintenance(sweeper, purgeTime(-minuteMs));
    expect(await locationsOf(entity)).toEqual(allIn("private", entity));
    expect((await staff.restore(resource, entity.id)).body).toEqual(entity);
    expect(await staff.pictureStatuses(entity)).toEqual(entity.pictures.map(() => shown));

    await staff.delete(resource, entity.id);
    await runMaintenance(sweeper, purgeTime(minuteMs));
    expect((await staff.restore(resource, entity.id)).status).toBe(404);
    expect(await pictureRows(entity)).toEqual([]);
    expect(await locationsOf(entity)).toEqual(allIn("quarantine", entity));
    expect((await staff.list(resource)).results).toContainEqual(other);
    expect(await staff.pictureStatuses(other)).toEqual(other.pictures.map(() => shown));
  });

  test("has its pictures moved by the sweeper if the server crashed after the row's change", async () => {
    const entity = await staff.create(resource);
    await markDeleted(site.database, resource.table, entity.id);
    expect(await staff.pictureStatuses(entity)).toEqual(entity.pictures.map(() => shown));
    await sweepMedia(sweeper);
    expect(await staff.pictureStatuses(entity)).toEqual(entity.pictures.map(() => 404));
    expect(await locationsOf(entity)).toEqual(allIn("private", entity));
    await markRestored(site.database, resource.table, entity.id);
    await sweepMedia(sweeper);
    expect(await staff.pictureStatuses(entity)).toEqual(entity.pictures.map(() => shown));
  });
});

describe("purging", () => {
  test("that crashed before moving the files leaves them to the sweeper and never serves them", async () => {
    const entity = await staff.create(projects);
    await staff.delete(projects, entity.id);
    const { pictures } = await site.database
      .transaction()
      .execute((transaction) => purgeRows(transaction, "projects", purgeTime(minuteMs), 100));
    expect(pictures.sort()).toEqual(entity.pictures.map(({ key }) => key).sort());
    await sweepMedia(sweeper);
    expect(await staff.pictureStatuses(entity)).toEqual([404, 404, 404]);
    await sweepMedia(sweeper, new Date(Date.now() + 61 * minuteMs));
    expect(await locationsOf(entity)).toEqual(allIn("quarantine", entity));
  });

  test("purges each row once, in batches, even if several instances purge at the same time", async () => {
    const { database, media } = sweeper;
    const message = { name: "x", email: "x@example.com", subject: "x", message: "x" };
    const deleted = Array.from({ length: 450 }, () => message);
    await database.insertInto("messages").values(deleted).execute();
    await database.updateTable("messages").set({ deleted_at: new Date() }).where("name", "=", "x").execute();
    const now = purgeTime(minuteMs);
    const counts = await Promise.all([1, 2, 3].map(() => purgeDeleted(database, media, now)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(450);
    const left = await database.selectFrom("messages").select("id").where("name", "=", "x").execute();
    expect(left).toEqual([]);
  });

  test("keeps a picture that another row uses, as deleting does", async () => {
    const entity = await staff.create(properties);
    const other = await staff.create(properties);
    const shared = entity.pictures[0]?.key ?? "";
    await site.database
      .insertInto("property_pictures")
      .values({ property_id: other.id, position: 3, picture: shared })
      .execute();
    await staff.delete(properties, entity.id);
    expect((await staff.pictureStatuses(entity)).sort()).toEqual([200, 404]);
    await runMaintenance(sweeper, purgeTime(minuteMs));
    expect(await staff.statusOf(`/media/${shared}/1080.jpg`)).toBe(200);
    expect(await pictureRows(entity)).toEqual([{ key: shared }]);
  });
});
