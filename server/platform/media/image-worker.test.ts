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
let worker: ImageWorker;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-image-worker-"));
  photo = join(folder, "photo.jpg");
  await sharp({ create: { width: 900, height: 600, channels: 3, background: "#a33" } }).toFile(photo);
  worker = new ImageWorker();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
afterAll(async () => {
  await worker.close();
  await rm(folder, { recursive: true });
});

test("processes pictures in one process of lower priority than the server", async () => {
  expect(worker.pid).toBeUndefined();
  const [header, { files }] = await Promise.all([worker.inspect(photo), worker.encode(photo)]);
  expect(header).toMatchObject({ width: 900, height: 600 });
  expect(await sharp(files.get("720.webp")).metadata()).toMatchObject({ format: "webp", width: 720 });
  const card = await worker.renderCard(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`, {
    content: await readFile(photo),
    width: 9,
  });
  expect((await sharp(card).metadata()).format).toBe("jpeg");
  expect(getPriority(worker.pid)).toBeGreaterThan(getPriority());
});

test("rejects a file that is not a picture with a reason", async () => {
  const path = join(folder, "text.jpg");
  await writeFile(path, "hello");
  const rejection = await worker.inspect(path).catch((error: unknown) => error);
  expect(rejection).toBeInstanceOf(PictureRejection);
  expect(rejection).toMatchObject({ reason: "image_invalid" });
  await expect(worker.inspect(join(folder, "nowhere"))).rejects.toThrow("ENOENT");
});

test("rejects pending tasks if the process dies, and starts a new one for the next task", async () => {
  await worker.inspect(photo);
  const { pid = 0 } = worker;
  const encoding = worker.encode(photo);
  process.kill(pid, "SIGKILL");
  await expect(encoding).rejects.toThrow("exited");
  expect(await worker.inspect(photo)).toMatchObject({ width: 900 });
  expect(worker.pid).not.toBe(pid);
});

test("passes only named environment variables, never the server's passwords", async () => {
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

test("kills the process of a hanging task, and starts a new one for the next task", async () => {
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
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(await fresh.inspect(photo)).toMatchObject({ width: 900 });
    expect(fresh.pid).not.toBe(pid);
  } finally {
    fresh.close();
  }
});

test("keeps an inherited niceness above 10", async () => {
  const child = fork(join(import.meta.dirname, "image-worker-process.ts"), {
    serialization: "advanced",
    execPath: "nice",
    execArgv: ["-n", "15", process.execPath],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.send({ id: 1, task: { type: "inspect", path: photo } });
  const [response] = await once(child, "message");
  expect(response).toMatchObject({ id: 1, result: { width: 900 } });
  expect(getPriority(child.pid)).toBeGreaterThanOrEqual(15);
  child.disconnect();
  await once(child, "exit");
});

test("exits when idle", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await worker.inspect(photo);
  const { pid = 0 } = worker;
  expect(isRunning(pid)).toBe(true);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(() => isRunning(pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
