import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { AdminClient, deletableResources } from "#server/testing/deletable-resources.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { openS3Server, type S3Server } from "#server/testing/s3-server.ts";
import { submissionFields } from "#server/testing/sample-forms.ts";
import { freePort } from "#server/testing/server-process.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listPictures } from "#server/testing/test-media.ts";
import { S3MediaStore } from "./s3-media-store.ts";

const publicUrl = "https://pictures.test";
const [properties, , submissions] = deletableResources;
if (!submissions) throw new Error("there must be a resource of visitors");

let folder: string;
let s3: S3Server;
let site: TestApp;
let admin: LoggedIn;
let staff: AdminClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-bucket-"));
  s3 = await openS3Server(join(folder, "s3"), await freePort());
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

/** Opens a site whose pictures are in the bucket. */
async function openSite(settings: Partial<S3Server["settings"]>): Promise<void> {
  const workDir = await mkdtemp(join(folder, "work-"));
  const media = new S3MediaStore({ ...s3.settings, ...settings }, workDir, 2_000);
  site = await createTestApp({}, undefined, {}, { media, close: async () => undefined });
  admin = await logInAs(site, "admin");
  staff = new AdminClient(site, admin);
}

describe("SC1: with S3_PUBLIC_URL", () => {
  beforeAll(() => openSite({ publicUrl }));
  afterAll(() => site.close());

  const locationOf = async (key = "") => {
    const { statusCode, headers } = await site.app.inject(`/media/${key}/1080.jpg`);
    return statusCode === 302 ? headers.location : statusCode;
  };

  test("public pictures are redirected there, and pictures of a deleted row are not", async () => {
    const entity = await staff.create(properties);
    const [picture] = entity.pictures;
    const location = `${publicUrl}/public/${picture?.key}/1080.jpg`;
    expect(await locationOf(picture?.key)).toBe(location);
    await staff.delete(properties, entity.id);
    expect(await locationOf(picture?.key)).toBe(404);
    await staff.restore(properties, entity.id);
    expect(await locationOf(picture?.key)).toBe(location);
  });

  test("pictures of visitors are never redirected, and no path leads to them", async () => {
    const [picture] = (await staff.create(submissions)).pictures;
    const key = picture?.key ?? "";
    for (const path of [key, `..%2fprivate%2f${key}`, `%2e%2e/private%2f${key}`, `private/${key}`])
      expect([path, await locationOf(path)]).toEqual([path, 404]);
  });
});

describe("SC4: while the bucket is away", () => {
  beforeAll(() => openSite({}));
  afterAll(() => site.close());

  const send = async (url: string, payload: FormData) =>
    site.app.inject({ method: "POST", url, payload, headers: admin.headers });
  const countRows = async (table: "properties" | "sell_submissions" | "pictures") =>
    (await site.database.selectFrom(table).selectAll().execute()).length;

  test("uploads get a clear 503 and store nothing, and everything else goes on", async () => {
    const { id, pictures } = await staff.create(properties);
    const page = `/property/${id}`;
    expect(await staff.statusOf(page)).toBe(200);
    const before = await listPictures(site.media);
    const port = Number(new URL(s3.settings.endpoint ?? "").port);
    await s3.close();

    for (const resource of [properties, submissions]) {
      const refused = await send(resource.create, formOf(await resource.fields()));
      expect([refused.statusCode, problemSchema.parse(refused.json()).code]).toEqual([503, "unavailable"]);
      expect(refused.headers["retry-after"]).toBe("10");
    }
    expect([await countRows("properties"), await countRows("sell_submissions")]).toEqual([1, 0]);
    expect(await countRows("pictures")).toBe(pictures.length);
    expect(await staff.pictureStatuses({ id, pictures })).toEqual([503, 503]);
    for (const path of [page, "/buy", "/rent?page=2", "/api/properties/"])
      expect([path, await staff.statusOf(path)]).toEqual([path, 200]);
    expect((await send(submissions.create, formOf(submissionFields))).statusCode).toBe(201);

    s3 = await openS3Server(join(folder, "s3"), port);
    expect(await listPictures(site.media)).toEqual(before);
    expect(await staff.pictureStatuses({ id, pictures })).toEqual([200, 200]);
    expect((await staff.create(submissions)).pictures).toHaveLength(1);
  });
});
