import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runMaintenance } from "#server/maintenance.ts";
import { LocalMediaStore } from "#server/platform/media/local-media-store.ts";
import { type SweepDependencies, sweepMedia } from "#server/platform/media/sweeper.ts";
import { AdminClient, deletableResources, type Entity } from "#server/testing/deletable-resources.ts";
import { logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { purgeDeleted, restorableForMs } from "./purge.ts";
import { markDeleted, markRestored, purgeRows } from "./repository.ts";

let site: TestApp;
let staff: AdminClient;
let sweeper: SweepDependencies;
beforeAll(async () => {
  site = await createTestApp();
  staff = new AdminClient(site, await logInAs(site, "admin"));
  const media = await LocalMediaStore.open(site.mediaDir);
  sweeper = { media, database: site.database, log: pino({ level: "silent" }) };
});
afterAll(() => site.close());

const minute = 60_000;
const afterKeeping = (more: number) => new Date(Date.now() + restorableForMs + more);
const areKept = ({ pictures }: Entity) =>
  pictures.every(({ key }) => existsSync(join(site.mediaDir, ".private", key, "1080.jpg")));
const quarantined = (key: string, at: Date) =>
  join(site.mediaDir, ".quarantine", at.toISOString().slice(0, 10), key);
const pictureRows = async ({ pictures }: Entity) => {
  const keys = ["", ...pictures.map(({ key }) => key)];
  return site.database.selectFrom("pictures").select("key").where("key", "in", keys).execute();
};
const [properties, projects] = deletableResources;
if (!properties || !projects) throw new Error("they are the first two");

describe.each(deletableResources)("a deleted row of $table", (resource) => {
  const shown = resource.hasPublicPictures ? 200 : 404;

  test("can be brought back for 30 days, then is gone for good, and its pictures are set aside", async () => {
    const entity = await staff.create(resource);
    const other = await staff.create(resource);
    await staff.delete(resource, entity.id);
    await runMaintenance(sweeper, afterKeeping(-minute));
    expect(areKept(entity)).toBe(true);
    expect((await staff.restore(resource, entity.id)).body).toEqual(entity);
    expect(await staff.pictureStatuses(entity)).toEqual(entity.pictures.map(() => shown));

    await staff.delete(resource, entity.id);
    const later = afterKeeping(minute);
    await runMaintenance(sweeper, later);
    expect((await staff.restore(resource, entity.id)).status).toBe(404);
    expect(await pictureRows(entity)).toEqual([]);
    for (const { key } of entity.pictures) {
      expect(existsSync(join(site.mediaDir, key))).toBe(false);
      expect(existsSync(join(site.mediaDir, ".private", key))).toBe(false);
      expect(existsSync(quarantined(key, later))).toBe(true);
    }
    expect((await staff.list(resource)).results).toContainEqual(other);
    expect(await staff.pictureStatuses(other)).toEqual(other.pictures.map(() => shown));
  });

  test("whose server fell before its pictures were moved is mended by the sweeper, both ways", async () => {
    const entity = await staff.create(resource);
    await markDeleted(site.database, resource.table, entity.id);
    expect(await staff.pictureStatuses(entity)).toEqual(entity.pictures.map(() => shown));
    await sweepMedia(sweeper);
    expect(await staff.pictureStatuses(entity)).toEqual(entity.pictures.map(() => 404));
    expect(areKept(entity)).toBe(true);
    await markRestored(site.database, resource.table, entity.id);
    await sweepMedia(sweeper);
    expect(await staff.pictureStatuses(entity)).toEqual(entity.pictures.map(() => shown));
  });
});

describe("purging", () => {
  test("that was cut off before the files went leaves them to the sweeper, never to visitors", async () => {
    const entity = await staff.create(projects);
    await staff.delete(projects, entity.id);
    const { pictures } = await site.database
      .transaction()
      .execute((transaction) => purgeRows(transaction, "projects", afterKeeping(minute), 100));
    expect(pictures.sort()).toEqual(entity.pictures.map(({ key }) => key).sort());
    await sweepMedia(sweeper);
    expect(await staff.pictureStatuses(entity)).toEqual([404, 404, 404]);
    const later = new Date(Date.now() + 61 * minute);
    await sweepMedia(sweeper, later);
    for (const { key } of entity.pictures) {
      expect(existsSync(join(site.mediaDir, ".private", key))).toBe(false);
      expect(existsSync(quarantined(key, later))).toBe(true);
    }
  });

  test("takes many rows in batches, each once, even if two copies of the app do it", async () => {
    const { database, media } = sweeper;
    const message = { name: "x", email: "x@example.com", subject: "x", message: "x" };
    const deleted = Array.from({ length: 450 }, () => message);
    await database.insertInto("messages").values(deleted).execute();
    await database.updateTable("messages").set({ deleted_at: new Date() }).where("name", "=", "x").execute();
    const now = afterKeeping(minute);
    const counts = await Promise.all([1, 2, 3].map(() => purgeDeleted(database, media, now)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(450);
    const left = await database.selectFrom("messages").select("id").where("name", "=", "x").execute();
    expect(left).toEqual([]);
  });

  test("leaves a picture that another row shows, and so does deleting", async () => {
    const entity = await staff.create(properties);
    const other = await staff.create(properties);
    const shared = entity.pictures[0]?.key ?? "";
    await site.database
      .updateTable("properties")
      .set({ featured_image1: shared })
      .where("id", "=", other.id)
      .execute();
    await staff.delete(properties, entity.id);
    expect((await staff.pictureStatuses(entity)).sort()).toEqual([200, 404]);
    await runMaintenance(sweeper, afterKeeping(minute));
    expect(await staff.statusOf(`/media/${shared}/1080.jpg`)).toBe(200);
    expect(await pictureRows(entity)).toEqual([{ key: shared }]);
  });
});
