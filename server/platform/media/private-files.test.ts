import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { pictureWidths } from "#domain/pictures/picture-paths.ts";
import { deriveKey, loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { deletableResources } from "#server/testing/deletable-resources.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { SignedMediaUrls } from "./signed-media-urls.ts";
import { sweepMedia } from "./sweeper.ts";

let site: TestApp;
let admin: LoggedIn;
let signedUrls: SignedMediaUrls;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  const key = deriveKey(await loadSigningSecret(site.database), "private pictures");
  signedUrls = new SignedMediaUrls(key, "http://site.test");
});
afterAll(() => site.close());

const rowSchema = z.looseObject({
  id: z.number(),
  pictures: z.array(z.object({ key: z.string(), folder: z.optional(z.string()) })),
});
const statusOf = async (url: string) => (await site.app.inject(url)).statusCode;
const fileNames = Object.entries(pictureWidths).flatMap(([format, widths]) =>
  widths.map((width) => `${width}.${format}`),
);
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const visitorResources = deletableResources.filter(({ hasPublicPictures }) => !hasPublicPictures);

type Resource = (typeof deletableResources)[number];
async function send(resource: Resource) {
  const payload = formOf(await resource.fields());
  const response = await site.app.inject({ method: "POST", url: resource.create, payload });
  expect(response.statusCode, response.body).toBe(201);
  const { id, pictures } = rowSchema.parse(response.json());
  return { id, key: pictures[0]?.key ?? "", response };
}
async function folderOf(resource: Resource, id: number) {
  const response = await site.app.inject({ url: resource.path, headers: admin.headers });
  const { results } = z.object({ results: z.array(rowSchema) }).parse(response.json());
  return results.find((row) => row.id === id)?.pictures[0]?.folder ?? "";
}

describe.each(visitorResources)("a picture submitted to $table", (resource) => {
  test("is served by a signed URL and not by its public URL, before and after deletion", async () => {
    const { id, key, response } = await send(resource);
    expect(response.body).not.toMatch(/\/media\/|private-media/);
    const folder = await folderOf(resource, id);
    const publicStatuses = () => Promise.all(fileNames.map((name) => statusOf(`/media/${key}/${name}`)));
    for (const name of fileNames) {
      const served = await site.app.inject(`${folder}/${name}`);
      expect([name, served.statusCode]).toEqual([name, 200]);
      expect(served.headers["content-type"]).toMatch(/^image\/(avif|webp|jpeg)$/);
      expect(served.headers["cache-control"]).toMatch(/^private, max-age=\d+, immutable$/);
    }
    expect(await publicStatuses()).toEqual(fileNames.map(() => 404));
    const { headers } = admin;
    await site.app.inject({ method: "DELETE", url: `${resource.path}${id}/delete/`, headers });
    expect(await publicStatuses()).toEqual(fileNames.map(() => 404));
    expect(await statusOf(`/media/.private/${key}/1080.jpg`)).toBe(404);
    expect(await folderOf(resource, id)).toBe("");
    await site.app.inject({ method: "POST", url: `${resource.path}${id}/restore/`, headers });
    expect(await publicStatuses()).toEqual(fileNames.map(() => 404));
    expect(await statusOf(`${await folderOf(resource, id)}/1080.jpg`)).toBe(200);
  });

  test("that an earlier version stored as public is made private by the sweeper", async () => {
    const { key, id } = await send(resource);
    const { media, database } = site;
    await media.move([key], "public");
    expect(await statusOf(`/media/${key}/1080.jpg`)).toBe(200);
    await sweepMedia({ media, database, log: pino({ level: "silent" }) });
    expect(await statusOf(`/media/${key}/1080.jpg`)).toBe(404);
    expect(await statusOf(`${await folderOf(resource, id)}/1080.jpg`)).toBe(200);
  });
});

describe("a signed URL", () => {
  const [submissions, requests] = visitorResources;
  if (!submissions || !requests) throw new Error("there must be two resources");

  test("stays the same for 30 minutes and expires within an hour", async () => {
    const start = new Date("2026-11-16T10:00:00Z");
    const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
    const { folder } = signedUrls.sign({ key: "house" }, start);
    expect(signedUrls.sign({ key: "house" }, minutesLater(29)).folder).toBe(folder);
    expect(signedUrls.sign({ key: "house" }, minutesLater(30)).folder).not.toBe(folder);
    const [, , key = "", expires = "", signature = ""] = folder.split("/");
    const left = (minutes: number) =>
      signedUrls.secondsLeft(key, Number(expires), signature, minutesLater(minutes));
    expect([left(0), left(59), left(60), left(600)]).toEqual([3600, 60, 0, 0]);
  });

  test("that has expired, was changed, or belongs to another picture gets an uncached 404", async () => {
    const { id, key } = await send(submissions);
    const { key: other } = await send(requests);
    const folder = await folderOf(submissions, id);
    const [, , , expires = "", signature = ""] = folder.split("/");
    const first = signature.startsWith("A") ? "B" : "A";
    const otherKey = new SignedMediaUrls(Buffer.alloc(32, 7), "http://site.test");
    const wrong = [
      signedUrls.sign({ key }, minutesFromNow(-61)).folder,
      otherKey.sign({ key }).folder,
      folder.replace(key, other),
      folder.replace(expires, String(Number(expires) + 1800)),
      folder.replace(signature, `${first}${signature.slice(1)}`),
      folder.replace(signature, signature.slice(0, -2)),
      folder.replace(signature, "x"),
      folder.replace(expires, "9".repeat(30)),
      folder.replace(key, "..%2f.private"),
    ];
    for (const url of wrong) {
      const response = await site.app.inject(`${url}/1080.jpg`);
      expect([url, response.statusCode, response.headers["cache-control"]]).toEqual([url, 404, "no-store"]);
    }
    for (const name of ["9.jpg", "1080.html", "..%2f1080.jpg", "%00.jpg"])
      expect([name, await statusOf(`${folder}/${name}`)]).toEqual([name, 404]);
    expect(await statusOf(`${folder}/1080.jpg`)).toBe(200);
  });

  test("LE5: still serves a picture that became public, and no quarantined one", async () => {
    const { media } = site;
    await media.put("shown", new Map([["1080.jpg", Buffer.from("x")]]), "public");
    const { folder } = signedUrls.sign({ key: "shown" });
    expect(await statusOf(`${folder}/1080.jpg`)).toBe(200);
    await media.quarantine(["shown"], new Date());
    expect(await statusOf("/media/shown/1080.jpg")).toBe(404);
    expect(await statusOf(`${folder}/1080.jpg`)).toBe(404);
  });
});
