import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ImportClient } from "#server/testing/import-client.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { pictureFile } from "#server/testing/pictures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createZip, type ZippedFile } from "#server/testing/zip.ts";

let site: TestApp;
let admin: LoggedIn;
let imports: ImportClient;
let photo: Buffer;
let drawing: Buffer;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  imports = new ImportClient(site, admin);
  photo = Buffer.from(await (await pictureFile()).arrayBuffer());
  drawing = Buffer.from(await (await pictureFile({ format: "png" })).arrayBuffer());
});
beforeEach(async () => {
  await site.database.deleteFrom("imports").execute();
  await site.database.deleteFrom("properties").execute();
});
afterAll(() => site.close());

const file = (pictures: string) =>
  `Reference,Name,Price,Area,Address,Pictures\nP-1,House,1 crore,900,Janakpur,"${pictures}"\n`;
const zip = (...files: ZippedFile[]) => createZip(files);
const keysOf = async () => {
  const rows = await site.database
    .selectFrom("property_pictures")
    .innerJoin("properties", "properties.id", "property_id")
    .select("picture")
    .where("deleted_at", "is", null)
    .orderBy("position")
    .execute();
  return rows.map(({ picture }) => picture);
};
/** What the end of the directory claims. */
function withEntryCount(archive: Buffer, count: number): Buffer {
  archive.writeUInt16LE(count, archive.length - 14);
  archive.writeUInt16LE(count, archive.length - 12);
  return archive;
}
/** A directory whose entries all lead to the one photo in the ZIP. */
function withSharedBytes(count: number): Buffer {
  const whole = zip({ name: "front.jpg", content: photo });
  const directoryStart = whole.readUInt32LE(whole.length - 6);
  const entries = Array.from({ length: count }, (_, index) => {
    const entry = Buffer.from(whole.subarray(directoryStart, -22));
    entry.write(String(index).padStart(5, "0"), entry.length - "front.jpg".length, "latin1");
    return entry;
  });
  const directory = Buffer.concat(entries);
  const end = withEntryCount(Buffer.from(whole.subarray(-22)), count);
  end.writeUInt32LE(directory.length, end.length - 10);
  return Buffer.concat([whole.subarray(0, directoryStart), directory, end]);
}
async function checkWith(pictures: string, archive: Buffer) {
  const { id } = await imports.check(file(pictures));
  const added = await imports.addArchive(id, archive);
  expect(added.statusCode, added.body).toBe(200);
  return imports.work(id);
}

describe("IM1: pictures from a ZIP", () => {
  test("by their names, in any folder and case, in the order of the line; the same ZIP twice changes nothing", async () => {
    const archive = zip(
      { name: "Pictures/Front.JPG", content: photo },
      { name: "Pictures/other.txt", content: Buffer.from("no picture") },
      { name: "Pictures/plan.png", content: drawing },
    );
    const first = await checkWith("plan.png; front.jpg", archive);
    expect(first.counts).toMatchObject({ new: 1 });
    await imports.run(first.id);
    const keys = await keysOf();
    expect(keys).toHaveLength(2);
    const [plan] = await site.database
      .selectFrom("pictures")
      .select(["width"])
      .where("key", "=", keys[0] ?? "")
      .execute();
    expect(plan).toBeDefined();
    const again = await checkWith("plan.png; front.jpg", archive);
    expect(again.counts).toMatchObject({ unchanged: 1, changed: 0 });
    await imports.run(again.id);
    expect(await keysOf()).toEqual(keys);
    const swapped = await checkWith("front.jpg; plan.png", archive);
    expect(await imports.rows(swapped.id)).toMatchObject([{ outcome: "changed", changes: ["pictures"] }]);
    await imports.run(swapped.id);
    expect(await keysOf()).toEqual(keys.toReversed());
    await imports.undo(swapped.id);
    expect(await keysOf()).toEqual(keys);
    expect(await readdir(join(site.media.workDir, ".imports"))).toEqual([]);
  });

  test("a picture that is missing, ambiguous, too large or none refuses its line and names it", async () => {
    const missing = await checkWith("gone.jpg", zip({ name: "a/front.jpg", content: photo }));
    expect((await imports.rows(missing.id))[0]?.problems).toEqual([
      { field: "pictures", code: "picture_missing", text: "gone.jpg" },
    ]);
    const ambiguous = zip({ name: "a/front.jpg", content: photo }, { name: "b/front.jpg", content: drawing });
    expect((await imports.rows((await checkWith("front.jpg", ambiguous)).id))[0]?.outcome).toBe("refused");
    expect((await checkWith("b/front.jpg", ambiguous)).counts.new).toBe(1);
    const none = await checkWith("text.jpg", zip({ name: "text.jpg", content: Buffer.from("no picture") }));
    expect((await imports.run(none.id)).counts).toMatchObject({ new: 0, refused: 1 });
    expect((await imports.rows(none.id))[0]?.problems).toEqual([
      { field: "pictures", code: "image_invalid", text: "text.jpg" },
    ]);
    const large = await checkWith(
      "large.jpg",
      zip({ name: "large.jpg", content: randomBytes(13 * 1024 * 1024) }),
    );
    expect((await imports.run(large.id)).counts).toMatchObject({ new: 0, refused: 1 });
    expect((await imports.rows(large.id))[0]?.problems).toMatchObject([{ code: "photo_too_large" }]);
    expect(await keysOf()).toEqual([]);
  });

  test("an entry that is longer than the ZIP says is no picture", async () => {
    const lie = { name: "lie.jpg", content: photo, claimedBytes: 10 };
    const checked = await checkWith("lie.jpg", zip(lie));
    await imports.run(checked.id);
    expect((await imports.rows(checked.id))[0]?.problems).toMatchObject([{ code: "image_invalid" }]);
  });

  test("a ZIP inside the ZIP, and an entry with a password, are no pictures", async () => {
    const inner = zip({ name: "front.jpg", content: Buffer.alloc(900_000) });
    const checked = await checkWith("inner.jpg", zip({ name: "inner.jpg", content: inner }));
    expect((await imports.run(checked.id)).counts).toMatchObject({ new: 0, refused: 1 });
    expect((await imports.rows(checked.id))[0]?.problems).toMatchObject([
      { code: "image_invalid", text: "inner.jpg" },
    ]);
    const locked = zip({ name: "front.jpg", content: photo });
    const directoryStart = locked.readUInt32LE(locked.length - 6);
    locked.writeUInt16LE(0x801, directoryStart + 8);
    expect((await imports.rows((await checkWith("front.jpg", locked)).id))[0]?.problems).toMatchObject([
      { code: "picture_missing" },
    ]);
  });

  test("symbolic links are not followed", async () => {
    const link = { name: "link.jpg", content: Buffer.from("/etc/passwd"), mode: 0o120777 };
    const checked = await checkWith("link.jpg", zip(link));
    expect((await imports.rows(checked.id))[0]?.problems).toMatchObject([{ code: "picture_missing" }]);
  });

  test.each<[string, () => Buffer, string]>([
    [
      "a name that leads out of the folder",
      () => zip({ name: "../../front.jpg", content: photo }),
      "zip_unsafe",
    ],
    ["an absolute name", () => zip({ name: "/etc/front.jpg", content: photo }), "zip_unsafe"],
    [
      "an entry that grows a hundredfold",
      () => zip({ name: "bomb.jpg", content: Buffer.alloc(20 * 1024 * 1024) }),
      "zip_bomb",
    ],
    [
      "an entry that claims to grow",
      () => zip({ name: "bomb.jpg", content: Buffer.from("x"), claimedBytes: 0xf000_0000 }),
      "zip_bomb",
    ],
    ["entries that share the same bytes", () => withSharedBytes(50), "zip_bomb"],
    ["a ZIP that is cut off", () => zip({ name: "front.jpg", content: photo }).subarray(0, 200), "not_zip"],
    ["no ZIP", () => photo, "not_zip"],
    [
      "too many entries",
      () => withEntryCount(zip({ name: "front.jpg", content: photo }), 60_001),
      "zip_bomb",
    ],
  ])("%s is refused, and the import stays as it was", async (_name, archive, reason) => {
    const { id } = await imports.check(file("front.jpg"));
    const refused = await imports.addArchive(id, archive());
    expect([refused.statusCode, refused.json().current]).toEqual([400, { reason, line: null }]);
    expect(await imports.read(id)).toMatchObject({ status: "checked", archive_name: null });
  });

  test("without a ZIP, a line that names pictures is imported without them", async () => {
    const { id } = await imports.check(file("front.jpg"));
    expect((await imports.run(id)).counts).toMatchObject({ new: 1 });
    expect(await keysOf()).toEqual([]);
  });

  test("parts of a file may be sent again, and a file that lacks its end is not used", async () => {
    const upload = randomBytes(16).toString("hex");
    const put = (offset: number, content: string) =>
      site.app.inject({
        method: "PUT",
        url: `/api/imports/uploads/${upload}/?offset=${offset}`,
        headers: { ...admin.headers, "content-type": "application/octet-stream" },
        payload: Buffer.from(content),
      });
    expect((await put(5, "x")).statusCode).toBe(404);
    expect((await put(0, "Reference,Na")).json()).toEqual({ received: 12 });
    expect((await put(20, "x")).json()).toMatchObject({ code: "state_changed", current: { received: 12 } });
    expect((await put(10, "Name,Price\n")).json()).toEqual({ received: 21 });
    const create = (bytes: number) =>
      imports.request("POST", "", { kind: "listings", file_name: "a.csv", upload, bytes });
    expect((await create(30)).statusCode).toBe(409);
    expect((await put(21, "A,B,1\n")).json()).toEqual({ received: 27 });
    expect((await create(27)).statusCode).toBe(201);
    expect((await create(27)).statusCode).toBe(409);
  });

  test.each(["listings", "wordpress", "leads"])(
    "an upload without a byte is refused as empty (%s)",
    async (kind) => {
      const upload = randomBytes(16).toString("hex");
      const sent = await site.app.inject({
        method: "PUT",
        url: `/api/imports/uploads/${upload}/?offset=0`,
        headers: { ...admin.headers, "content-type": "application/octet-stream", "content-length": "0" },
      });
      expect(sent.json()).toEqual({ received: 0 });
      const refused = await imports.request("POST", "", { kind, file_name: "a.csv", upload, bytes: 0 });
      expect(refused.json()).toMatchObject({
        code: "invalid_input",
        current: { reason: "empty", line: null },
      });
    },
  );
});
