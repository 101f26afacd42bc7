import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "#server/platform/backup/backup.ts";
import { copyMedia } from "#server/platform/media/copy-media.ts";
import { claimMedia } from "#server/platform/media/media-owner.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createRestoredApp } from "#server/testing/restored-app.ts";
import { propertyFields } from "#server/testing/sample-forms.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { openTestMedia } from "#server/testing/test-media.ts";

const pdf = Buffer.from("%PDF-1.7 readable-content");
const facts = { owner_name: "Readable Name", kitta_number: "88" };
let folder: string;
let site: TestApp;
let admin: LoggedIn;
let papers: string;
let scan: string;
let jobScan: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-papers-"));
  site = await createTestApp();
  await claimMedia(site.media, site.database);
  admin = await logInAs(site, "admin");
  const { headers } = admin;
  const created = await site.app.inject({
    method: "POST",
    url: "/api/properties/",
    headers,
    payload: propertyFields,
  });
  papers = `/api/properties/${created.json().id}/papers/`;
  scan = `${papers}scans/${randomBytes(16).toString("hex")}/`;
  await site.app.inject({ method: "PUT", url: papers, headers, payload: facts });
  await switchOnConstruction(site, admin);
  const job = await insertJob(site.database);
  jobScan = `/api/jobs/${job.id}/scans/${randomBytes(16).toString("hex")}/`;
  const sent = { ...headers, "content-type": "application/octet-stream", "x-file-name": "readable-name.pdf" };
  for (const url of [scan, jobScan])
    expect((await site.app.inject({ method: "PUT", url, headers: sent, payload: pdf })).statusCode).toBe(201);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function expectReadable(copy: TestApp): Promise<void> {
  const { headers } = admin;
  expect((await copy.app.inject({ url: papers, headers })).json()).toMatchObject(facts);
  for (const url of [scan, jobScan])
    expect((await copy.app.inject({ url, headers })).rawPayload).toEqual(pdf);
}

test("LD7, CN7: a backup contains papers of properties and jobs encrypted, and a restore can read them", async () => {
  const target = join(folder, "backup");
  await backUp(site.database, site.media, target);
  const files = await readdir(target, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const content = await readFile(join(file.parentPath, file.name), "latin1");
    expect([file.name, /readable/i.test(content)]).toEqual([file.name, false]);
  }
  const copy = await createRestoredApp(target);
  await expectReadable(copy);
  await copy.close();
});

test("LD7, CN7: npm run media carries scans to another store", async () => {
  const { media, close } = await openTestMedia();
  expect(await copyMedia(site.media, media)).toMatchObject({ copied: 2 });
  const shared = { database: site.database, url: site.databaseUrl, drop: async () => undefined };
  const copy = await createTestApp({}, shared, {}, { media, close });
  await expectReadable(copy);
  await copy.close();
});
