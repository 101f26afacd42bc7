import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { PictureRefusal } from "./picture-refusal.ts";
import { PictureWorkshop } from "./picture-workshop.ts";

let folder: string;
let photo: string;
let workshop: PictureWorkshop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-workshop-"));
  photo = join(folder, "photo.jpg");
  await sharp({ create: { width: 900, height: 600, channels: 3, background: "#a33" } }).toFile(photo);
  workshop = new PictureWorkshop();
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await workshop.close();
  await rm(folder, { recursive: true });
});

test("pictures are worked on in one process, of lower priority than the server's", async () => {
  expect(workshop.pid).toBeUndefined();
  const [header, { files }] = await Promise.all([workshop.inspect(photo), workshop.encode(photo)]);
  expect(header).toMatchObject({ width: 900, height: 600 });
  expect(await sharp(files.get("720.webp")).metadata()).toMatchObject({ format: "webp", width: 720 });
  const card = await workshop.renderCard(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
    photo,
  );
  expect((await sharp(card).metadata()).format).toBe("jpeg");
  expect(getPriority(workshop.pid)).toBeGreaterThan(getPriority());
});

test("what is no picture is refused with its reason", async () => {
  const path = join(folder, "words.jpg");
  await writeFile(path, "hello");
  const refused = await workshop.inspect(path).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PictureRefusal);
  expect(refused).toMatchObject({ reason: "image_invalid" });
  await expect(workshop.inspect(join(folder, "nowhere"))).rejects.toThrow("ENOENT");
});

test("if the process dies, those who wait are told, and the next has a new one", async () => {
  await workshop.inspect(photo);
  const { pid = 0 } = workshop;
  const encoding = workshop.encode(photo);
  process.kill(pid, "SIGKILL");
  await expect(encoding).rejects.toThrow("ended");
  expect(await workshop.inspect(photo)).toMatchObject({ width: 900 });
  expect(workshop.pid).not.toBe(pid);
});

test("without work it ends", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await workshop.inspect(photo);
  const { pid = 0 } = workshop;
  expect(isThere(pid)).toBe(true);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(() => isThere(pid)).toBe(false);
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
