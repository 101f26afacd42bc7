import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ImageWorker, taskTimeoutMs } from "./image-worker.ts";
import { PictureRejection } from "./picture-rejection.ts";

let folder: string;
let photo: string;
let workshop: ImageWorker;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-workshop-"));
  photo = join(folder, "photo.jpg");
  await sharp({ create: { width: 900, height: 600, channels: 3, background: "#a33" } }).toFile(photo);
  workshop = new ImageWorker();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
afterAll(async () => {
  await workshop.close();
  await rm(folder, { recursive: true });
});

test("pictures are worked on in one process, of lower priority than the server's", async () => {
  expect(workshop.pid).toBeUndefined();
  const [header, { files }] = await Promise.all([workshop.inspect(photo), workshop.encode(photo)]);
  expect(header).toMatchObject({ width: 900, height: 600 });
  expect(await sharp(files.get("720.webp")).metadata()).toMatchObject({ format: "webp", width: 720 });
  const card = await workshop.renderCard(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`, {
    path: photo,
    width: 9,
  });
  expect((await sharp(card).metadata()).format).toBe("jpeg");
  expect(getPriority(workshop.pid)).toBeGreaterThan(getPriority());
});

test("what is no picture is refused with its reason", async () => {
  const path = join(folder, "words.jpg");
  await writeFile(path, "hello");
  const refused = await workshop.inspect(path).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PictureRejection);
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

test("gets named variables only, never the server's passwords", async () => {
  vi.stubEnv("ADMIN_PASSWORD", "a long enough password");
  vi.stubEnv("DATABASE_URL", "postgresql://user:secret@localhost/site");
  const fresh = new ImageWorker();
  try {
    await fresh.inspect(photo);
    const environment = await readFile(`/proc/${fresh.pid}/environ`, "utf8");
    const names = environment.split("\0").flatMap((line) => (line === "" ? [] : [line.split("=", 1)[0]]));
    const allowed =
      /^(PATH|HOME|TMPDIR|LANG|LC_ALL|LC_CTYPE|TZ|LD_LIBRARY_PATH|MALLOC_ARENA_MAX|NODE_CHANNEL_\w+)$/;
    expect(names.filter((name) => !allowed.test(name ?? ""))).toEqual([]);
    expect(names).toContain("PATH");
  } finally {
    fresh.close();
  }
});

test("a task that hangs is ended with its process, and the next task gets a new process", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const fresh = new ImageWorker();
  try {
    await fresh.inspect(photo);
    const { pid = 0 } = fresh;
    process.kill(pid, "SIGSTOP");
    const hanging = [fresh.encode(photo), fresh.inspect(photo)];
    vi.advanceTimersByTime(taskTimeoutMs);
    vi.useRealTimers();
    const results = await Promise.allSettled(hanging);
    for (const result of results)
      expect(result).toMatchObject({
        status: "rejected",
        reason: expect.objectContaining({
          message: expect.stringContaining(`took over ${taskTimeoutMs} ms`),
        }),
      });
    await expect.poll(() => isThere(pid)).toBe(false);
    expect(await fresh.inspect(photo)).toMatchObject({ width: 900 });
    expect(fresh.pid).not.toBe(pid);
  } finally {
    fresh.close();
  }
});

test("works, and keeps the lower priority, where the server runs with a niceness above 10", async () => {
  const child = fork(join(import.meta.dirname, "image-worker-process.ts"), {
    serialization: "advanced",
    execPath: "nice",
    execArgv: ["-n", "15", process.execPath],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.send({ id: 1, task: { type: "inspect", path: photo } });
  const [answer] = await once(child, "message");
  expect(answer).toMatchObject({ id: 1, result: { width: 900 } });
  expect(getPriority(child.pid)).toBeGreaterThanOrEqual(15);
  child.disconnect();
  await once(child, "exit");
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
