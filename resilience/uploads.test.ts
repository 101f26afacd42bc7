import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { submissionSchema } from "#domain/sell/submission.ts";
import { SignedMediaUrls } from "#server/platform/media/signed-media-urls.ts";
import { incomingPrefix } from "#server/platform/media/spool.ts";
import { deriveKey, loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { isFullRun } from "#server/testing/full-run.ts";
import { pictureFile } from "#server/testing/pictures.ts";
import { allBombs, shortBombs } from "./decompression-bombs.ts";
import { DisposableServer } from "./disposable-server.ts";
import { expectNothingLost, expectSweptClean } from "./expect-nothing-lost.ts";
import { postSubmission } from "./post-submission.ts";
import { measurePeakMemoryBytes, readMemoryBytes } from "./process-memory.ts";

let server: DisposableServer;
beforeAll(async () => {
  server = await DisposableServer.create();
  await server.start();
});
afterAll(() => server.remove());

async function post(bytes: Uint8Array, name = "picture.png") {
  const image = new File([new Uint8Array(bytes)], name, { type: "image/png" });
  const response = await postSubmission(server.origin, image);
  const body: unknown = await response.json();
  return { status: response.status, body };
}

const smallPicture = async () => Buffer.from(await (await pictureFile()).arrayBuffer());
const maxMemoryBytes = 200 * 1024 * 1024;

describe("uploads", () => {
  test("decompression bombs, one by one and all at once, need at most 200 MB", async ({ annotate }) => {
    const bombs = await Promise.all(
      (isFullRun ? allBombs : shortBombs).map(async (bomb) => ({ ...bomb, bytes: await bomb.create() })),
    );
    const pid = server.process.child.pid ?? 0;
    // The first picture starts the image worker, whose memory is not part of the measurement.
    await post(await smallPicture());
    const costs: string[] = [];
    for (const { name, bytes, statuses } of bombs) {
      expect(bytes.length, `${name} is small`).toBeLessThan(5 * 1024 * 1024);
      const before = await readMemoryBytes(pid);
      const peak = await measurePeakMemoryBytes(pid, async () =>
        expect(statuses, name).toContain((await post(bytes)).status),
      );
      expect(peak - before, name).toBeLessThan(maxMemoryBytes);
      costs.push(`${name} ${Math.round((peak - before) / 1024 / 1024)} MB`);
    }
    const before = await readMemoryBytes(pid);
    const peak = await measurePeakMemoryBytes(pid, () => Promise.all(bombs.map(({ bytes }) => post(bytes))));
    expect(peak - before, "all together").toBeLessThan(maxMemoryBytes);
    costs.push(`all together ${Math.round((peak - before) / 1024 / 1024)} MB`);
    await annotate(costs.join("; "));
  });

  test("served pictures contain no data hidden in or behind the uploaded one", async () => {
    const payload = "<script>alert(1)</script><?php system($_GET[0]); ?>";
    const polyglot = Buffer.concat([
      await smallPicture(),
      Buffer.from(payload),
      Buffer.from("504b0304", "hex"),
    ]);
    const { status, body } = await post(polyglot, "picture.html");
    expect(status).toBe(201);
    const [picture] = submissionSchema.parse(body).pictures;
    const folder = join(server.mediaDir, ".private", picture?.key ?? "");
    const secret = await server.withDatabase(loadSigningSecret);
    const urls = new SignedMediaUrls(deriveKey(secret, "private pictures"), server.origin);
    for (const name of await readdir(folder)) {
      const served = await fetch(`${server.origin}${urls.sign({ key: picture?.key ?? "" }).folder}/${name}`);
      expect(served.headers.get("content-type")).toMatch(/^image\/(avif|webp|jpeg)$/);
      expect(served.headers.get("x-content-type-options")).toBe("nosniff");
      expect((await readFile(join(folder, name))).includes("script")).toBe(false);
    }
  });

  test.each([
    "../../../../tmp/x.png",
    "..\\..\\x.png",
    "/etc/passwd",
    "a\u0000b.png",
    "con.png",
    '"; name="x',
  ])("the file name %j is replaced by a random key", async (name) => {
    const { status, body } = await post(await smallPicture(), name);
    expect(status).toBe(201);
    expect(submissionSchema.parse(body).pictures[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  test("leaves no unfinished uploads", async () => {
    const names = await readdir(server.mediaDir);
    expect(names.filter((name) => name.startsWith(incomingPrefix))).toEqual([]);
    await expectNothingLost(server, []);
    await expectSweptClean(server);
  });
});
