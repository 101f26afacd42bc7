import { execFile } from "node:child_process";
import { readdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { problemSchema } from "#domain/problems.ts";
import { tokenPairSchema } from "#domain/session/session.ts";
import { minFreeBytes } from "#server/platform/media/disk-budget.ts";
import { incomingPrefix } from "#server/platform/media/local-media-store.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { boundary, ChunkedRequest, filePart } from "#server/testing/raw-request.ts";
import { DisposableServer } from "./disposable-server.ts";
import { expectNothingLost, expectSweptClean } from "./expect-nothing-lost.ts";
import { times } from "./measure.ts";
import { SmallDisk } from "./small-disk.ts";
import { SubmissionLoad } from "./submission-load.ts";

const adminPassword = "a long enough password";
const environment = { ADMIN_PASSWORD: adminPassword };
const listingSchema = z.object({ image: z.string() });
const run = promisify(execFile);
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function startedSite(site: DisposableServer): Promise<DisposableServer> {
  undo.push(() => site.remove());
  await site.start();
  return site;
}

async function post(site: DisposableServer) {
  const body = formOf({
    name: "Ranjana Karna",
    email: "ranjana@example.com",
    propert_title: "House",
    property_location: "Janakpur",
    property_price: "8700000",
    property_type: "House",
    description: "Two storeys.",
    image: await pictureFile({ width: 640, height: 480 }),
  });
  const response = await fetch(`${site.origin}/sell/`, { method: "POST", body });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}

async function expectClearRefusal(site: DisposableServer): Promise<void> {
  const { status, body } = await post(site);
  expect([status, problemSchema.parse(body).code]).toEqual([507, "storage_full"]);
}

/** Words alone would still fit into PostgreSQL's journal, until that is full and nothing can be read any more. */
async function expectWordsRefused(site: DisposableServer): Promise<void> {
  const message = {
    name: "Anisha",
    email: "anisha@example.com",
    subject: "A visit",
    message: "On Saturday?",
  };
  const response = await fetch(`${site.origin}/messages/create/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  });
  expect([response.status, problemSchema.parse(await response.json()).code]).toEqual([507, "storage_full"]);
}

type Listing = Readonly<{ name: string; picture: string }>;

/** A property that visitors see, with a picture. */
async function publishListing(site: DisposableServer): Promise<Listing> {
  const login = await fetch(`${site.origin}/api/token/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: adminPassword }),
  });
  const { access } = tokenPairSchema.parse(await login.json());
  const name = "House on a full disk";
  const response = await fetch(`${site.origin}/api/properties/`, {
    method: "POST",
    headers: { authorization: `Bearer ${access}` },
    body: formOf({
      name,
      address: "Janakpur",
      price: "8700000",
      area: "1200",
      type: "house",
      for_type: "sale",
      status: "active",
      image: await pictureFile({ width: 640, height: 480 }),
    }),
  });
  const { image } = listingSchema.parse(await response.json());
  return { name, picture: new URL(image).pathname };
}

async function expectReads(site: DisposableServer, { name, picture }: Listing): Promise<void> {
  for (const [path, content] of [
    ["/readyz", ""],
    ["/api/properties/?search=house", name],
    ["/", "<h1"],
    ["/buy", name],
    ["/buy?lang=np", name],
  ] as const) {
    const response = await fetch(site.origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text(), path).toContain(content);
  }
  const response = await fetch(site.origin + picture);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(640);
}

const unfinished = async (site: DisposableServer) =>
  (await readdir(site.mediaDir)).filter((name) => name.startsWith(incomingPrefix));

describe("a full disk", () => {
  // Without the right to mount, the test below still has the file system refuse every write.
  test.runIf(SmallDisk.isPossible())(
    "that fills up to the last byte under load refuses forms clearly, goes on reading, and loses nothing",
    async ({ annotate }) => {
      const disk = await SmallDisk.mount(384);
      undo.push(() => disk.unmount());
      const site = await startedSite(new DisposableServer(join(disk.folder, "data"), environment));
      const listing = await publishListing(site);
      const posters = await SubmissionLoad.begin(site.origin);
      for (let round = 0; round < times(1, 10); round += 1) {
        await posters.untilMore(5);
        const before = posters.refused.length;
        await disk.fill(20 * 1024 * 1024);
        await expectWordsRefused(site);
        await disk.fill();
        // Every poster is refused at least once, for want of room.
        await vi.waitFor(() => expect(posters.refused.length).toBeGreaterThan(before + 40), {
          timeout: 20_000,
        });
        await expectClearRefusal(site);
        await expectReads(site, listing);
        await disk.free();
        await posters.untilMore(25);
      }
      await posters.end();
      expect(posters.refused.filter(({ status }) => status !== 507)).toEqual([]);
      await expectNothingLost(site, posters.acknowledged);
      await expectSweptClean(site);
      await annotate(
        `filled ${times(1, 10)} times: ${posters.acknowledged.length} acknowledged, 0 lost, ${posters.refused.length} refused with 507`,
      );
    },
  );

  test.runIf(SmallDisk.isPossible())(
    "keeps PostgreSQL's reserve against many uploads without an end at once",
    async ({ annotate }) => {
      const disk = await SmallDisk.mount(384);
      undo.push(() => disk.unmount());
      const site = await startedSite(new DisposableServer(join(disk.folder, "data")));
      const room = 40 * 1024 * 1024;
      await disk.fill(minFreeBytes + room);
      let least = Number.POSITIVE_INFINITY;
      const look = setInterval(async () => {
        const { bavail, bsize } = await statfs(disk.folder);
        least = Math.min(least, bavail * bsize);
      }, 5);
      // Each stops just below its form's limit and waits there: together they would take three times the room.
      const begun = await Promise.all(
        Array.from({ length: 24 }, async () => {
          const request = await ChunkedRequest.open(site.origin, "/sell/", [
            `Content-Type: multipart/form-data; boundary=${boundary}`,
          ]);
          await request.send(filePart("image", Buffer.alloc(0)).subarray(0, -2));
          await request.sendUntilResponse(5 * 1024 * 1024);
          return request;
        }),
      );
      await vi.waitFor(() => expect(begun.filter(({ status }) => status === 507).length).toBeGreaterThan(8), {
        timeout: 30_000,
      });
      clearInterval(look);
      for (const request of begun) request.close();
      // PostgreSQL itself may write a little meanwhile.
      expect(least).toBeGreaterThan(minFreeBytes - 8 * 1024 * 1024);
      await vi.waitFor(async () => expect(await unfinished(site)).toEqual([]), { timeout: 20_000 });
      await disk.free();
      expect((await post(site)).status).toBe(201);
      await annotate(`24 uploads at once: at least ${Math.round(least / 1024 / 1024)} MB stayed free`);
    },
  );

  test("that refuses in the middle of a write leaves nothing of it", async () => {
    const site = await startedSite(await DisposableServer.create(environment));
    const listing = await publishListing(site);
    const limit = (bytes: string) =>
      run("prlimit", ["--pid", String(site.server.child.pid), `--fsize=${bytes}:unlimited`]);
    expect((await post(site)).status).toBe(201);
    // Enough for the upload itself, too little for the largest of what is made of it.
    await limit("2000");
    await expectClearRefusal(site);
    await limit("0");
    await expectClearRefusal(site);
    await expectReads(site, listing);
    expect(await unfinished(site)).toEqual([]);
    await limit("unlimited");
    expect((await post(site)).status).toBe(201);
    await expectSweptClean(site);
  });
});
