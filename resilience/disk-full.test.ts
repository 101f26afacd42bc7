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
import { incomingPrefix } from "#server/platform/media/spool.ts";
import { isFullRun } from "#server/testing/full-run.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { boundary, ChunkedRequest, filePart } from "#server/testing/raw-request.ts";
import { DisposableServer } from "./disposable-server.ts";
import { expectNothingLost, expectSweptClean } from "./expect-nothing-lost.ts";
import { postSubmission } from "./post-submission.ts";
import { SmallDisk } from "./small-disk.ts";
import { SubmissionLoad } from "./submission-load.ts";

const adminPassword = "a long enough password";
const environment = { ADMIN_PASSWORD: adminPassword };
const listingSchema = z.object({ image: z.string() });
const run = promisify(execFile);
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function startServer(server: DisposableServer): Promise<DisposableServer> {
  cleanups.push(() => server.remove());
  await server.start();
  return server;
}

async function post(server: DisposableServer) {
  const image = await pictureFile({ width: 640, height: 480 });
  const response = await postSubmission(server.origin, image);
  const body: unknown = await response.json();
  return { status: response.status, body };
}

async function expectStorageFull(server: DisposableServer): Promise<void> {
  const { status, body } = await post(server);
  expect([status, problemSchema.parse(body).code]).toEqual([507, "storage_full"]);
}

/** A message without a picture is rejected too: it would fill PostgreSQL's journal until reads fail. */
async function expectMessageRejected(server: DisposableServer): Promise<void> {
  const message = {
    name: "Anisha",
    email: "anisha@example.com",
    subject: "A visit",
    message: "On Saturday?",
  };
  const response = await fetch(`${server.origin}/messages/create/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  });
  expect([response.status, problemSchema.parse(await response.json()).code]).toEqual([507, "storage_full"]);
}

type Listing = Readonly<{ name: string; picture: string }>;

async function publishListing(server: DisposableServer): Promise<Listing> {
  const login = await fetch(`${server.origin}/api/token/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: adminPassword }),
  });
  const { access } = tokenPairSchema.parse(await login.json());
  const name = "House on a full disk";
  const response = await fetch(`${server.origin}/api/properties/`, {
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

async function expectReadable(server: DisposableServer, { name, picture }: Listing): Promise<void> {
  for (const [path, content] of [
    ["/readyz", ""],
    ["/api/properties/?search=house", name],
    ["/", "<h1"],
    ["/buy", name],
    ["/np/buy", name],
  ] as const) {
    const response = await fetch(server.origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text(), path).toContain(content);
  }
  const response = await fetch(server.origin + picture);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(640);
}

const listUnfinishedUploads = async (server: DisposableServer) =>
  (await readdir(server.mediaDir)).filter((name) => name.startsWith(incomingPrefix));

describe("a full disk", () => {
  // Without the right to mount, and in the short run, the last test still makes every write fail.
  test.runIf(isFullRun && SmallDisk.canMount())(
    "rejects submissions with 507 under load, serves reads and loses nothing",
    async ({ annotate }) => {
      const disk = await SmallDisk.mount(384);
      cleanups.push(() => disk.unmount());
      const server = await startServer(new DisposableServer(join(disk.folder, "data"), environment));
      const listing = await publishListing(server);
      const load = await SubmissionLoad.start(server.origin);
      for (let round = 0; round < 10; round += 1) {
        await load.waitForMore(5);
        const before = load.failed.length;
        await disk.fill(20 * 1024 * 1024);
        await expectMessageRejected(server);
        await disk.fill();
        // Every client is rejected at least once.
        await vi.waitFor(() => expect(load.failed.length).toBeGreaterThan(before + 40), {
          timeout: 20_000,
        });
        await expectStorageFull(server);
        await expectReadable(server, listing);
        await disk.free();
        await load.waitForMore(25);
      }
      await load.stop();
      expect(load.failed.filter(({ status }) => status !== 507)).toEqual([]);
      await expectNothingLost(server, load.acknowledged);
      await expectSweptClean(server);
      await annotate(
        `filled ${10} times: ${load.acknowledged.length} acknowledged, 0 lost, ${load.failed.length} rejected with 507`,
      );
    },
  );

  test.runIf(isFullRun && SmallDisk.canMount())(
    "keeps PostgreSQL's reserve free while many unfinished uploads arrive",
    async ({ annotate }) => {
      const disk = await SmallDisk.mount(384);
      cleanups.push(() => disk.unmount());
      const server = await startServer(new DisposableServer(join(disk.folder, "data")));
      const roomBytes = 40 * 1024 * 1024;
      await disk.fill(minFreeBytes + roomBytes);
      let minSeenBytes = Number.POSITIVE_INFINITY;
      const polling = setInterval(async () => {
        const { bavail, bsize } = await statfs(disk.folder);
        minSeenBytes = Math.min(minSeenBytes, bavail * bsize);
      }, 5);
      // Each stops just below the limit of a form; together they need three times the room.
      const requests = await Promise.all(
        Array.from({ length: 24 }, async () => {
          const request = await ChunkedRequest.open(server.origin, "/sell/", [
            `Content-Type: multipart/form-data; boundary=${boundary}`,
          ]);
          await request.send(filePart("image", Buffer.alloc(0)).subarray(0, -2));
          await request.sendUntilResponse(5 * 1024 * 1024);
          return request;
        }),
      );
      await vi.waitFor(
        () => expect(requests.filter(({ status }) => status === 507).length).toBeGreaterThan(8),
        {
          timeout: 30_000,
        },
      );
      clearInterval(polling);
      for (const request of requests) request.close();
      // PostgreSQL itself writes a little in the meantime.
      expect(minSeenBytes).toBeGreaterThan(minFreeBytes - 8 * 1024 * 1024);
      await vi.waitFor(async () => expect(await listUnfinishedUploads(server)).toEqual([]), {
        timeout: 20_000,
      });
      await disk.free();
      expect((await post(server)).status).toBe(201);
      await annotate(
        `24 concurrent uploads: at least ${Math.round(minSeenBytes / 1024 / 1024)} MB stayed free`,
      );
    },
  );

  test("leaves no files of an upload whose write fails", async () => {
    const server = await startServer(await DisposableServer.create(environment));
    const listing = await publishListing(server);
    const limitFileSize = (bytes: string) =>
      run("prlimit", ["--pid", String(server.process.child.pid), `--fsize=${bytes}:unlimited`]);
    expect((await post(server)).status).toBe(201);
    // Enough for the upload itself, too little for its largest encoded file.
    await limitFileSize("2000");
    await expectStorageFull(server);
    await limitFileSize("0");
    await expectStorageFull(server);
    await expectReadable(server, listing);
    expect(await listUnfinishedUploads(server)).toEqual([]);
    await limitFileSize("unlimited");
    expect((await post(server)).status).toBe(201);
    await expectSweptClean(server);
  });
});
