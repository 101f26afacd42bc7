import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import { propertySchema } from "#domain/properties/property.ts";
import { submissionSchema } from "#domain/sell/submission.ts";
import { maintenanceLock } from "#server/maintenance.ts";
import { connect, type Database } from "#server/platform/database/database.ts";
import { type DatabaseProxy, openDatabaseProxy } from "#server/testing/database-proxy.ts";
import { isFullRun } from "#server/testing/full-run.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { PostgresPair } from "#server/testing/postgres-pair.ts";
import { type S3Server, startS3Server } from "#server/testing/s3-server.ts";
import { propertyFields, submissionFields } from "#server/testing/sample-forms.ts";
import { spawnServer, waitUntilReady } from "#server/testing/server-process.ts";
import { AppInstance, adminPassword } from "./cluster/app-instance.ts";
import { Staff } from "./cluster/staff.ts";
import { repetitions } from "./full-run.ts";

let folder: string;
let pair: PostgresPair;
let database: Database;
let s3: S3Server;
let listenProxy: DatabaseProxy;
let environment: Readonly<Record<string, string>>;
let first: AppInstance;
let second: AppInstance;
let staff: Staff;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-instances-"));
  [pair, s3] = await Promise.all([PostgresPair.start(), startS3Server()]);
  database = connect(pair.primary.url, () => undefined);
  listenProxy = await openDatabaseProxy(pair.primary.url);
  environment = {
    DATABASE_URL: pair.primary.url,
    DATABASE_READ_URL: pair.standby.url,
    S3_ENDPOINT: s3.settings.endpoint ?? "",
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    ADMIN_PASSWORD: adminPassword,
    DEMO: "1",
  };
  first = await AppInstance.create({ ...environment, DATA_DIR: join(folder, "first") });
  second = await AppInstance.create({
    ...environment,
    DATA_DIR: join(folder, "second"),
    DATABASE_URL: `${pair.primary.url}?statement_timeout=10000`,
    DATABASE_LISTEN_URL: listenProxy.url,
  });
  // Both at once on an empty database: one migrates and adds the demo data.
  await Promise.all([first.start(), second.start()]);
  staff = await Staff.logIn(first.origin);
});
afterAll(async () => {
  await Promise.all([first?.kill("SIGTERM"), second?.kill("SIGTERM")]);
  await database?.destroy();
  await listenProxy?.disconnect();
  await Promise.all([pair?.stop(), s3?.close()]);
  await rm(folder, { recursive: true, force: true });
});

const submissionPage = z.object({ results: z.array(submissionSchema) });

/** The status of the same path on each instance. */
async function statuses(path: string): Promise<number[]> {
  const responses = await Promise.all([first, second].map(({ origin }) => fetch(origin + path)));
  await Promise.all(responses.map((response) => response.arrayBuffer()));
  return responses.map(({ status }) => status);
}

/** Whether the second instance's page of the first property shows a text. */
async function isOnSecond(text: string): Promise<boolean> {
  return (await (await fetch(`${second.origin}/property/1`)).text()).includes(text);
}

const expectSoonOnSecond = (text: string) =>
  expect.poll(() => isOnSecond(text), { timeout: repetitions(60_000, 1_000), interval: 5 }).toBe(true);

describe("two instances on one database, a replica and a bucket", () => {
  test("SC1: a picture uploaded through one is served by the other, and by neither while its row is deleted", async () => {
    const form = formOf({ ...propertyFields, image: await pictureFile() });
    const { id, image } = propertySchema.parse(
      await (await staff.request("POST", "/api/properties/", form)).json(),
    );
    const { pathname } = new URL(image ?? "");
    const [sent, ...others] = await Promise.all(
      [first, second].map(async ({ origin }) => {
        const response = await fetch(origin + pathname);
        expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
        expect(response.headers.get("cache-control")).toContain("immutable");
        return response.bytes();
      }),
    );
    expect(others).toEqual([sent]);
    await staff.request("DELETE", `/api/properties/${id}/delete/`);
    expect(await statuses(pathname)).toEqual([404, 404]);
    await staff.request("POST", `/api/properties/${id}/restore/`);
    expect(await statuses(pathname)).toEqual([200, 200]);
  });

  test("SC1: a visitor's picture has no public address in either, and its signed address works in both", async () => {
    const form = formOf({ ...submissionFields, image: await pictureFile() });
    const posted = await fetch(`${first.origin}/sell/`, { method: "POST", body: form });
    const { pictures } = submissionSchema.parse(await posted.json());
    expect(await statuses(jpegPicturePath(pictures[0]?.key ?? ""))).toEqual([404, 404]);
    const list = await staff.request("GET", "/sell/?page_size=1");
    const [newest] = submissionPage.parse(await list.json()).results;
    expect(await statuses(new URL(newest?.image ?? "").pathname)).toEqual([200, 200]);
  });

  test("SC2 SC3: an edit through one is on the other's page within a second, every time", async () => {
    for (let edit = 0; edit < repetitions(5, 30); edit += 1) {
      const text = `Edit number ${edit}.`;
      expect(await staff.describe(1, text)).toBe(200);
      await expectSoonOnSecond(text);
    }
  });

  test("SC2: an instance that does not hear of changes shows each, because it serves nothing from its cache", async () => {
    await isOnSecond("");
    await listenProxy.disconnect();
    await staff.describe(1, "The listening connection is gone.");
    await expectSoonOnSecond("connection is gone");
    for (let edit = 0; edit < repetitions(3, 10); edit += 1) {
      await staff.describe(1, `Unheard edit ${edit}.`);
      // A page from the cache would stay until the connection is back. A primary too busy to answer may cause one such page.
      await expectSoonOnSecond(`Unheard edit ${edit}.`);
    }
    await listenProxy.reconnect();
    await staff.describe(1, "The listening connection is back.");
    await expectSoonOnSecond("connection is back");
  });

  test.runIf(isFullRun)(
    "SC1: periodic work is left to the instance that is doing it, and done by the next one",
    async () => {
      const expired = {
        key: Buffer.alloc(32, 1),
        content: Buffer.alloc(32),
        row_id: null,
        expires_at: new Date(0),
      };
      await database.insertInto("sent_forms").values(expired).execute();
      const isExpiredRowLeft = async () =>
        (await database.selectFrom("sent_forms").select("key").where("key", "=", expired.key).execute())
          .length === 1;
      const third = await AppInstance.create({ ...environment, DATA_DIR: join(folder, "third") });
      await database.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${maintenanceLock})`.execute(transaction);
        await third.start();
        // An instance that stops finishes its maintenance first.
        await third.kill("SIGTERM");
        expect(await isExpiredRowLeft()).toBe(true);
      });
      await third.start();
      await third.kill("SIGTERM");
      expect(await isExpiredRowLeft()).toBe(false);
    },
  );

  test.runIf(isFullRun)(
    "SC1: a second server on one folder with local pictures says in one line what to set",
    async () => {
      const local = { DATABASE_URL: pair.primary.url, DATA_DIR: join(folder, "local"), DEMO: "0" };
      const server = await spawnServer(local);
      await waitUntilReady(server);
      const refused = await spawnServer(local);
      expect(await refused.exited).toBe(1);
      expect(refused.output().trim()).toMatch(/^The server can't start: .*S3_BUCKET.*$/);
      server.child.kill("SIGTERM");
      await server.exited;
    },
  );
});
