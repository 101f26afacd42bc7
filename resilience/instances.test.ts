import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { propertySchema } from "#domain/properties/property.ts";
import { PostgresPair } from "#server/testing/postgres-pair.ts";
import { type S3Server, startS3Server } from "#server/testing/s3-server.ts";
import { spawnServer, waitUntilReady } from "#server/testing/server-process.ts";
import { AppCopy, adminPassword } from "./cluster/app-copy.ts";
import { Staff } from "./cluster/staff.ts";

let folder: string;
let pair: PostgresPair;
let s3: S3Server;
let first: AppCopy;
let second: AppCopy;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-instances-"));
  [pair, s3] = await Promise.all([PostgresPair.start(), startS3Server()]);
  const environment = {
    DATABASE_URL: pair.primary.url,
    DATABASE_READ_URL: pair.standby.url,
    S3_ENDPOINT: s3.settings.endpoint ?? "",
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    ADMIN_PASSWORD: adminPassword,
    DEMO: "1",
  };
  [first, second] = [
    await AppCopy.create({ ...environment, DATA_DIR: join(folder, "first") }),
    await AppCopy.create({ ...environment, DATA_DIR: join(folder, "second") }),
  ];
  // Both at once on an empty database: one migrates and adds the demo data.
  await Promise.all([first.start(), second.start()]);
});
afterAll(async () => {
  await Promise.all([first?.kill("SIGTERM"), second?.kill("SIGTERM")]);
  await Promise.all([pair?.stop(), s3?.close()]);
  await rm(folder, { recursive: true, force: true });
});

describe("two instances on one database, a replica and a bucket", () => {
  test("SC1: a picture uploaded through one is served by the other", async () => {
    const response = await fetch(`${second.origin}/api/properties/1/`);
    const { pathname } = new URL(propertySchema.parse(await response.json()).image ?? "");
    for (const { origin } of [first, second]) {
      const { status, headers } = await fetch(origin + pathname);
      expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(headers.get("cache-control")).toContain("immutable");
    }
  });

  test("SC2 SC3: an edit through one is on the other's page within a second, every time", async () => {
    const staff = await Staff.logIn(first.origin);
    for (let edit = 0; edit < 30; edit += 1) {
      const text = `Edit number ${edit}.`;
      expect(await staff.describe(1, text)).toBe(true);
      const read = async () => (await fetch(`${second.origin}/property/1`)).text();
      await expect.poll(read, { timeout: 1_000, interval: 5 }).toContain(text);
    }
  });

  test("SC1: a second server on one folder with local pictures says in one line what to set", async () => {
    const environment = { DATABASE_URL: pair.primary.url, DATA_DIR: join(folder, "local"), DEMO: "0" };
    const server = await spawnServer(environment);
    await waitUntilReady(server);
    const refused = await spawnServer(environment);
    expect(await refused.exited).toBe(1);
    expect(refused.output().trim()).toMatch(/^Mithila Ghar can't start: .*S3_BUCKET.*$/);
    server.child.kill("SIGTERM");
    await server.exited;
  });
});
