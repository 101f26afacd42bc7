import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { pictureWidths } from "#domain/pictures/picture-paths.ts";
import { deriveKey, loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { deletableResources } from "#server/testing/deletable-resources.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { LocalMediaStore } from "./local-media-store.ts";
import { PrivateAddresses } from "./private-addresses.ts";
import { sweepMedia } from "./sweeper.ts";

let site: TestApp;
let admin: LoggedIn;
let addresses: PrivateAddresses;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  const key = deriveKey(await loadSigningSecret(site.database), "private pictures");
  addresses = new PrivateAddresses(key, "http://site.test");
});
afterAll(() => site.close());

const sentSchema = z.looseObject({
  id: z.number(),
  pictures: z.array(z.object({ key: z.string(), folder: z.optional(z.string()) })),
});
const statusOf = async (url: string) => (await site.app.inject(url)).statusCode;
const fileNames = Object.entries(pictureWidths).flatMap(([format, widths]) =>
  widths.map((width) => `${width}.${format}`),
);
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const sentByVisitors = deletableResources.filter(({ hasPublicPictures }) => !hasPublicPictures);

type Resource = (typeof deletableResources)[number];
async function send(resource: Resource) {
  const payload = formOf(await resource.fields());
  const answer = await site.app.inject({ method: "POST", url: resource.create, payload });
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, pictures } = sentSchema.parse(answer.json());
  return { id, key: pictures[0]?.key ?? "", answer };
}
async function folderOf(resource: Resource, id: number) {
  const answer = await site.app.inject({ url: resource.path, headers: admin.headers });
  const { results } = z.object({ results: z.array(sentSchema) }).parse(answer.json());
  return results.find((row) => row.id === id)?.pictures[0]?.folder ?? "";
}

describe.each(sentByVisitors)("a picture that came with $table", (resource) => {
  test("is served to staff by a signed address, to nobody by its key, before and after deletion", async () => {
    const { id, key, answer } = await send(resource);
    expect(answer.body).not.toMatch(/\/media\/|private-media/);
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

  test("that an earlier version stored among the public ones is made private by the sweeper", async () => {
    const { key, id } = await send(resource);
    await rename(join(site.mediaDir, ".private", key), join(site.mediaDir, key));
    expect(await statusOf(`/media/${key}/1080.jpg`)).toBe(200);
    const media = await LocalMediaStore.open(site.mediaDir);
    await sweepMedia({ media, database: site.database, log: pino({ level: "silent" }) });
    expect(await statusOf(`/media/${key}/1080.jpg`)).toBe(404);
    expect(await statusOf(`${await folderOf(resource, id)}/1080.jpg`)).toBe(200);
  });
});

describe("a signed address", () => {
  const [submissions, requests] = sentByVisitors;
  if (!submissions || !requests) throw new Error("there are two");

  test("stays the same for a while, and ends within the hour", async () => {
    const start = new Date("2026-11-16T10:00:00Z");
    const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
    const { folder } = addresses.located({ key: "house" }, start);
    expect(addresses.located({ key: "house" }, later(29)).folder).toBe(folder);
    expect(addresses.located({ key: "house" }, later(30)).folder).not.toBe(folder);
    const [, , key = "", expires = "", signature = ""] = folder.split("/");
    const left = (minutes: number) => addresses.secondsLeft(key, Number(expires), signature, later(minutes));
    expect([left(0), left(59), left(60), left(600)]).toEqual([3600, 60, 0, 0]);
  });

  test("that expired, was changed, or is another picture's answers 404 and is not cached", async () => {
    const { id, key } = await send(submissions);
    const { key: other } = await send(requests);
    const folder = await folderOf(submissions, id);
    const [, , , expires = "", signature = ""] = folder.split("/");
    const last = signature.endsWith("A") ? "B" : "A";
    const otherKey = new PrivateAddresses(Buffer.alloc(32, 7), "http://site.test");
    const wrong = [
      addresses.located({ key }, minutesFromNow(-61)).folder,
      otherKey.located({ key }).folder,
      folder.replace(key, other),
      folder.replace(expires, String(Number(expires) + 1800)),
      folder.replace(signature, `${last}${signature.slice(1)}`),
      folder.replace(signature, signature.slice(0, -2)),
      folder.replace(signature, "x"),
      folder.replace(expires, "9".repeat(30)),
      folder.replace(key, "..%2f.private"),
    ];
    for (const one of wrong) {
      const answer = await site.app.inject(`${one}/1080.jpg`);
      expect([one, answer.statusCode, answer.headers["cache-control"]]).toEqual([one, 404, "no-store"]);
    }
    for (const name of ["9.jpg", "1080.html", "..%2f1080.jpg", "%00.jpg"])
      expect([name, await statusOf(`${folder}/${name}`)]).toEqual([name, 404]);
    expect(await statusOf(`${folder}/1080.jpg`)).toBe(200);
  });

  test("opens nothing that is public or set aside", async () => {
    const media = await LocalMediaStore.open(site.mediaDir);
    await media.put("shown", new Map([["1080.jpg", Buffer.from("x")]]), "public");
    const { folder } = addresses.located({ key: "shown" });
    expect(await statusOf(`${folder}/1080.jpg`)).toBe(404);
    await media.quarantine(["shown"], new Date());
    expect(existsSync(join(site.mediaDir, "shown"))).toBe(false);
    expect(await statusOf(`${folder}/1080.jpg`)).toBe(404);
  });
});
