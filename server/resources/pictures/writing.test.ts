import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StagedPicture, stagedPictureSchema } from "#domain/pictures/staged-picture.ts";
import { problemSchema } from "#domain/problems.ts";
import { projectSchema } from "#domain/projects/project.ts";
import { propertySchema } from "#domain/properties/property.ts";
import { submissionSchema } from "#domain/sell/submission.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { filePart, sendPartialRequest } from "#server/testing/raw-request.ts";
import { projectFields, propertyFields, submissionFields } from "#server/testing/sample-forms.ts";
import { SubmissionClient } from "#server/testing/submission-client.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listPictures } from "#server/testing/test-media.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

type Route = "/api/pictures/" | "/sell/pictures/";
const upload = async (url: Route, headers: Record<string, string> = {}, file?: File) =>
  site.app.inject({
    method: "POST",
    url,
    headers: { ...(url === "/api/pictures/" && admin.headers), ...headers },
    payload: formOf({ image: file ?? (await pictureFile()) }),
  });
const stage = async (url: Route, headers = {}): Promise<StagedPicture> => {
  const response = await upload(url, headers);
  expect(response.statusCode, response.body).toBe(201);
  return stagedPictureSchema.parse(response.json());
};
const stageMany = async (url: Route, count: number) => {
  const keys: string[] = [];
  for (let number = 0; number < count; number += 1) keys.push((await stage(url)).key);
  return keys;
};
const send = (method: "POST" | "PUT" | "PATCH", url: string, payload: FormData | object) =>
  site.app.inject({ method, url, headers: admin.headers, payload });
const keysOf = ({ pictures }: { pictures: readonly { key: string }[] }) => pictures.map(({ key }) => key);
const codeOf = (response: { json: () => unknown }, field: string) =>
  problemSchema.parse(response.json()).fields?.[field]?.[0]?.code;
const createProperty = async (payload: FormData | object) => {
  const response = await send("POST", "/api/properties/create/", payload);
  expect(response.statusCode, response.body).toBe(201);
  return propertySchema.parse(response.json());
};
const isKnown = async (key: string) =>
  (await site.database.selectFrom("pictures").select("key").where("key", "=", key).execute()).length > 0;
const locationsOf = async (key: string) =>
  (await listPictures(site.media)).filter((name) => name.endsWith(`/${key}`));

describe("pictures of a property (LD6)", () => {
  test("LD6: up to 20 in their order; image, featured_image1 and featured_image2 are the first three", async () => {
    const keys = await stageMany("/api/pictures/", 6);
    const property = await createProperty({ ...propertyFields, picture_keys: keys });
    expect(keysOf(property)).toEqual(keys);
    const url = (key = "") => `http://site.test/media/${key}/1080.jpg`;
    const { image, featured_image1, featured_image2 } = property;
    expect([image, featured_image1, featured_image2]).toEqual(keys.slice(0, 3).map(url));

    const [cover = "", ...others] = keys.toReversed();
    const reordered = [cover, ...others.slice(1), (await stage("/api/pictures/")).key];
    const path = `/api/properties/${property.id}/`;
    const changed = propertySchema.parse(
      (await send("PATCH", path, formOf({ picture_keys: JSON.stringify(reordered) }))).json(),
    );
    expect([keysOf(changed), changed.image]).toEqual([reordered, url(cover)]);
    const removed = others[0] ?? "";
    expect([await isKnown(removed), await locationsOf(removed)]).toEqual([false, [`quarantine/${removed}`]]);
    const listed = (await site.app.inject("/api/properties/?page_size=1")).json();
    expect(keysOf(listed.results[0])).toEqual(reordered.slice(0, 3));

    const tooMany = [...reordered, ...Array.from({ length: 20 }, (_, number) => `picture-${number}`)];
    expect(codeOf(await send("PATCH", path, { picture_keys: tooMany }), "picture_keys")).toBe("too_many");
  });

  test("LD6: the specified fields change the first three and leave the others", async () => {
    const keys = await stageMany("/api/pictures/", 4);
    const { id } = await createProperty({ ...propertyFields, picture_keys: keys });
    const path = `/api/properties/${id}/`;
    const form = formOf({ image: await pictureFile(), featured_image2: "" });
    const changed = propertySchema.parse((await send("PATCH", path, form)).json());
    expect(keysOf(changed).slice(1)).toEqual([keys[1], keys[3]]);
    expect(changed.featured_image2).toBeNull();
    expect(keys).not.toContain(keysOf(changed)[0]);
  });

  test("LD6: each picture has a description in every language", async () => {
    const picture_keys = await stageMany("/api/pictures/", 4);
    const picture_descriptions = [null, { en: "Garden" }, null, { en: "Well", np: "इनार" }];
    const property = await createProperty({ ...propertyFields, picture_keys, picture_descriptions });
    expect(property.pictures.map(({ alt }) => alt)).toEqual(picture_descriptions);
    const wrong = { ...propertyFields, picture_descriptions: [{ en: "two\nlines" }] };
    const response = await send("POST", "/api/properties/create/", wrong);
    expect(codeOf(response, "picture_descriptions")).toBe("one_line");
  });
});

describe("pictures of a project (LD6)", () => {
  test("LD6: picture_keys is the whole list, followed by files", async () => {
    const keys = await stageMany("/api/pictures/", 3);
    const response = await send("POST", "/apis/projects/create/", { ...projectFields, picture_keys: keys });
    const project = projectSchema.parse(response.json());
    expect(keysOf(project)).toEqual(keys);
    const picture_keys = JSON.stringify(keys.slice(1).reverse());
    const form = formOf({ picture_keys, images: await pictureFile() });
    const changed = projectSchema.parse(
      (await send("PATCH", `/apis/projects/${project.id}/update/`, form)).json(),
    );
    expect(keysOf(changed)).toEqual([keys[2], keys[1], expect.any(String)]);
    const few = await send("POST", "/apis/projects/create/", {
      ...projectFields,
      picture_keys: [(await stage("/api/pictures/")).key],
    });
    expect(codeOf(few, "images")).toBe("images_too_few");
  });
});

describe("pictures of a submission (LD6)", () => {
  const submit = (payload: object) => site.app.inject({ method: "POST", url: "/sell/", payload });
  const read = async (id: number) => {
    const { results } = (await site.app.inject({ url: "/sell/", headers: admin.headers })).json();
    return submissionSchema.parse(results.find((row: { id: number }) => row.id === id));
  };

  test("LD6: up to ten, for staff only; image is the first", async () => {
    const keys = await stageMany("/sell/pictures/", 10);
    expect(await locationsOf(keys[0] ?? "")).toEqual([`private/${keys[0]}`]);
    const sent = submissionSchema.parse((await submit({ ...submissionFields, picture_keys: keys })).json());
    expect([sent.image, keysOf(sent)]).toEqual([null, keys]);
    const stored = await read(sent.id);
    expect(keysOf(stored)).toEqual(keys);
    expect(stored.image).toContain(`/private-media/${keys[0]}/`);
    for (const { folder } of stored.pictures)
      expect((await site.app.inject(`${folder}/1080.jpg`)).statusCode).toBe(200);
    expect((await site.app.inject(`/media/${keys[0]}/1080.jpg`)).statusCode).toBe(404);
    const more = [...(await stageMany("/sell/pictures/", 1)), ...keys];
    expect(codeOf(await submit({ ...submissionFields, picture_keys: more }), "picture_keys")).toBe(
      "too_many",
    );
  });

  test("SE4, LD6: several files in image", async () => {
    const form = formOf({ ...submissionFields, image: [await pictureFile(), await pictureFile()] });
    const sent = submissionSchema.parse((await submit(form)).json());
    expect((await read(sent.id)).pictures).toHaveLength(2);
  });
});

describe("an upload before its form (LD6)", () => {
  test("LD6: a repeated upload, also at the same time, is stored once", async () => {
    const before = (await listPictures(site.media)).filter((name) => !name.startsWith("quarantine"));
    const headers = { "idempotency-key": `upload-${randomBytes(8).toString("hex")}` };
    const [one, two] = await Promise.all([
      stage("/sell/pictures/", headers),
      stage("/sell/pictures/", headers),
    ]);
    const again = await stage("/sell/pictures/", headers);
    expect([two, again]).toEqual([one, one]);
    const after = (await listPictures(site.media)).filter((name) => !name.startsWith("quarantine"));
    expect(after).toHaveLength(before.length + 1);
    // The key of a visitor is not that of an account.
    expect((await stage("/api/pictures/", headers)).key).not.toBe(one.key);
  });

  test("LD6: a visitor's picture belongs to one form; visitors and staff can't use each other's", async () => {
    const { key } = await stage("/sell/pictures/");
    const first = await send("POST", "/sell/", { ...submissionFields, picture_keys: [key] });
    expect(first.statusCode, first.body).toBe(201);
    const again = await send("POST", "/sell/", { ...submissionFields, name: "Hari", picture_keys: [key] });
    expect([again.statusCode, codeOf(again, "picture_keys")]).toEqual([400, "image_missing"]);
    const visitors = await stage("/sell/pictures/");
    const property = { ...propertyFields, picture_keys: [visitors.key] };
    expect(codeOf(await send("POST", "/api/properties/create/", property), "picture_keys")).toBe(
      "image_missing",
    );
    const staffs = await stage("/api/pictures/");
    const submission = { ...submissionFields, picture_keys: [staffs.key] };
    expect(codeOf(await send("POST", "/sell/", submission), "picture_keys")).toBe("image_missing");
    expect((await site.app.inject({ method: "POST", url: "/api/pictures/" })).statusCode).toBe(401);
  });

  test("LD6: unused after a day it is removed; used, it stays", async () => {
    const [unused = "", used = "", fresh = ""] = await stageMany("/api/pictures/", 3);
    const { id } = await createProperty({ ...propertyFields, picture_keys: [used] });
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await sql`update staged_pictures set created_at = ${yesterday} where key = ${unused}`.execute(
      site.database,
    );
    await runMaintenance({ media: site.media, database: site.database, log: pino({ level: "silent" }) });
    expect([await isKnown(unused), await isKnown(used), await isKnown(fresh)]).toEqual([false, true, true]);
    expect(await locationsOf(unused)).toEqual([`quarantine/${unused}`]);
    expect(await locationsOf(used)).toEqual([`public/${used}`]);
    const late = await send("PATCH", `/api/properties/${id}/`, { picture_keys: [unused] });
    expect(codeOf(late, "picture_keys")).toBe("image_missing");
  });

  test("LD6: a phone's photo of 12 megapixels and 8 MB is accepted as it is", async () => {
    const [width, height] = [4032, 3024];
    const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
    const bytes = await sharp({ create: { width, height, channels: 3, background: "#888", noise } })
      .jpeg({ quality: 94 })
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(7_400_000);
    expect(bytes.length).toBeLessThan(12_000_000);
    const file = new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" });
    const response = await upload("/sell/pictures/", {}, file);
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject({ width, height });
  });

  test("LD6: a file that is no picture, or none, is rejected by its field", async () => {
    const text = new File(["no picture"], "a.jpg", { type: "image/jpeg" });
    expect(codeOf(await upload("/sell/pictures/", {}, text), "image")).toBe("image_invalid");
    const none = await site.app.inject({
      method: "POST",
      url: "/sell/pictures/",
      payload: formOf({ image: "" }),
    });
    expect(codeOf(none, "image")).toBe("required");
  });

  test("LD6: one that is cut off leaves no file", async () => {
    const client = await SubmissionClient.listen(site);
    const before = await client.listStoredFiles();
    const start = filePart("image", Buffer.alloc(300_000, 1)).subarray(0, -2);
    const socket = await sendPartialRequest(client.origin, "/sell/pictures/", start);
    await expect.poll(() => client.listStoredFiles()).toHaveLength(before.length + 1);
    socket.destroy();
    await expect.poll(() => client.listStoredFiles()).toEqual(before);
  });
});

describe("limits of uploads (LD6)", () => {
  test("LD6: one visitor can't have too many unused pictures, and not send them too fast", async () => {
    const limited = await createTestApp({ RATE_LIMITS: "on" });
    const post = async (file: File | string) =>
      limited.app.inject({ method: "POST", url: "/sell/pictures/", payload: formOf({ image: file }) });
    try {
      const { key } = stagedPictureSchema.parse((await post(await pictureFile())).json());
      await limited.database.transaction().execute(async (transaction) => {
        const { uploader } = await transaction
          .selectFrom("staged_pictures")
          .select("uploader")
          .where("key", "=", key)
          .executeTakeFirstOrThrow();
        const keys = Array.from({ length: 59 }, (_, number) => `filled-${number}`);
        const picture = { width: 1, height: 1, placeholder: "data:,", alt: null };
        await transaction
          .insertInto("pictures")
          .values(keys.map((one) => ({ key: one, ...picture })))
          .execute();
        await transaction
          .insertInto("staged_pictures")
          .values(keys.map((one) => ({ key: one, is_staff: false, uploader, upload: null })))
          .execute();
      });
      const full = await post(await pictureFile());
      expect([full.statusCode, full.headers["retry-after"]]).toEqual([429, "600"]);
      await limited.database.deleteFrom("staged_pictures").execute();
      expect((await post(await pictureFile())).statusCode).toBe(201);
      const statuses = new Set<number>();
      for (let number = 0; number < 118; number += 1) statuses.add((await post("")).statusCode);
      expect([...statuses]).toEqual([400, 429]);
      // Forms have a limit of their own.
      const form = { method: "POST", url: "/sell/", payload: submissionFields } as const;
      expect((await limited.app.inject(form)).statusCode).toBe(201);
    } finally {
      await limited.close();
    }
  });
});
