import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { submissionSchema } from "#domain/sell/submission.ts";
import { incomingPrefix } from "#server/platform/media/local-media-store.ts";
import { SignedMediaUrls } from "#server/platform/media/signed-media-urls.ts";
import { deriveKey, signingSecret } from "#server/platform/secrets/signing-secret.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { makeBombs } from "./bombs.ts";
import { DisposableServer } from "./disposable-server.ts";
import { expectNothingLost, expectSweptClean } from "./expect-nothing-lost.ts";
import { memoryOf, peakMemory } from "./memory.ts";

/** What is refused by its content, cut off or sent in thousands of parts is in hostile-input.test.ts. */
let site: DisposableServer;
beforeAll(async () => {
  site = await DisposableServer.create();
  await site.start();
});
afterAll(() => site.remove());

async function post(bytes: Uint8Array, name = "picture.png") {
  const body = formOf({
    name: "Ranjana Karna",
    email: "ranjana@example.com",
    propert_title: "House",
    property_location: "Janakpur",
    property_price: "8700000",
    property_type: "House",
    description: "Two storeys.",
    image: new File([new Uint8Array(bytes)], name, { type: "image/png" }),
  });
  const response = await fetch(`${site.origin}/sell/`, { method: "POST", body });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

const smallPicture = async () => Buffer.from(await (await pictureFile()).arrayBuffer());
const maxMemoryBytes = 200 * 1024 * 1024;

describe("uploads", () => {
  test("a bomb costs at most 200 MB, and bombs together no more than one", async ({ annotate }) => {
    const bombs = await makeBombs();
    const pid = site.server.child.pid ?? 0;
    // What an ordinary picture wakes up is no bomb's doing.
    await post(await smallPicture());
    const costs: string[] = [];
    for (const { what, bytes, statuses } of bombs) {
      expect(bytes.length, `${what} is small`).toBeLessThan(5 * 1024 * 1024);
      const before = await memoryOf(pid);
      const peak = await peakMemory(pid, async () =>
        expect(statuses, what).toContain((await post(bytes)).status),
      );
      expect(peak - before, what).toBeLessThan(maxMemoryBytes);
      costs.push(`${what} ${Math.round((peak - before) / 1024 / 1024)} MB`);
    }
    const before = await memoryOf(pid);
    const peak = await peakMemory(pid, () => Promise.all(bombs.map(({ bytes }) => post(bytes))));
    expect(peak - before, "all together").toBeLessThan(maxMemoryBytes);
    costs.push(`all together ${Math.round((peak - before) / 1024 / 1024)} MB`);
    await annotate(costs.join("; "));
  });

  test("what is hidden in a picture, or behind it, is not in what is served", async () => {
    const payload = "<script>alert(1)</script><?php system($_GET[0]); ?>";
    const polyglot = Buffer.concat([
      await smallPicture(),
      Buffer.from(payload),
      Buffer.from("504b0304", "hex"),
    ]);
    const { status, answer } = await post(polyglot, "picture.html");
    expect(status).toBe(201);
    const [picture] = submissionSchema.parse(answer).pictures;
    const folder = join(site.mediaDir, ".private", picture?.key ?? "");
    const secret = await site.look(signingSecret);
    const addresses = new SignedMediaUrls(deriveKey(secret, "private pictures"), site.origin);
    for (const name of await readdir(folder)) {
      const served = await fetch(
        `${site.origin}${addresses.sign({ key: picture?.key ?? "" }).folder}/${name}`,
      );
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
  ])("the name %j is nobody's", async (name) => {
    const { status, answer } = await post(await smallPicture(), name);
    expect(status).toBe(201);
    expect(submissionSchema.parse(answer).pictures[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  test("nothing that was only begun is left", async () => {
    const names = await readdir(site.mediaDir);
    expect(names.filter((name) => name.startsWith(incomingPrefix))).toEqual([]);
    await expectNothingLost(site, []);
    await expectSweptClean(site);
  });
});
