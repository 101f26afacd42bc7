import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { freePort, spawnServer, waitUntilReady } from "#server/testing/server-process.ts";
import { createPhoto } from "../e2e/create-photo.ts";
import { formatTable, type Measurement, meetsTarget } from "./measurement.ts";

/**
 * LD6: the time in which the Sell page sends ten photos of a phone over 1 Mbit/s up, relative to that of the photos as they
 * are. One of those is measured, and ten take ten times as long. Run it after a build: `node bench/photo-uploads.ts`.
 */
const photoCount = 10;
const uploadBytesPerSecond = 1_000_000 / 8;
const latencyMs = 40;
const uploadPath = "/sell/pictures/";

const dataDir = await mkdtemp(join(tmpdir(), "mithila-ghar-photo-uploads-"));
const photoDir = await mkdtemp(join(tmpdir(), "mithila-ghar-photos-"));
const server = await spawnServer({ DATA_DIR: dataDir, PORT: String(await freePort()) });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

try {
  await waitUntilReady(server);
  const photos = await createPhotos();
  const page = await openSellForm();
  const sent = await sendPhotos(page, photos.files);
  const originalMs = await sendOriginal(page, photos.files[0] ?? "");
  const measurement = compare(sent, originalMs * photoCount, photos.bytes);
  process.stdout.write(`${formatTable([measurement])}\n`);
  if (!meetsTarget(measurement)) process.exitCode = 1;
} finally {
  await browser.close();
  server.child.kill("SIGTERM");
  await server.exited;
  for (const folder of [dataDir, photoDir]) await rm(folder, { recursive: true, force: true });
}

async function createPhotos() {
  const files: string[] = [];
  let bytes = 0;
  while (files.length < photoCount) {
    const photo = await createPhoto();
    const file = join(photoDir, `photo-${files.length + 1}.jpg`);
    await writeFile(file, photo);
    files.push(file);
    bytes += photo.length;
  }
  return { files, bytes };
}

async function openSellForm(): Promise<Page> {
  const page = await browser.newPage({ baseURL: server.origin });
  await page.goto("/sell#step-3", { waitUntil: "networkidle" });
  const network = await page.context().newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: uploadBytesPerSecond,
  });
  return page;
}

/** From the choice of the photos until the server has stored them all. */
async function sendPhotos(page: Page, files: readonly string[]) {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(uploadPath))
      sizes.push(request.sizes().then(({ requestBodySize }) => requestBodySize));
  });
  const startMs = performance.now();
  await page.locator("input[name=image]").setInputFiles([...files]);
  await page.getByText("All pictures are sent").waitFor({ timeout: 0 });
  const ms = performance.now() - startMs;
  page.removeAllListeners("requestfinished");
  const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  return { ms, bytes };
}

/** Sends one photo as it is, from the same page over the same connection. */
async function sendOriginal(page: Page, file: string): Promise<number> {
  const input = await page.evaluateHandle(() =>
    Object.assign(document.createElement("input"), { type: "file" }),
  );
  await input.asElement()?.setInputFiles(file);
  return page.evaluate(
    async ([{ files }, path]) => {
      const form = new FormData();
      for (const original of files ?? []) form.append("image", original);
      const startMs = performance.now();
      const response = await fetch(path, { method: "POST", body: form });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return performance.now() - startMs;
    },
    [input, uploadPath] as const,
  );
}

function compare(
  sent: Readonly<{ ms: number; bytes: number }>,
  originalsMs: number,
  originalBytes: number,
): Measurement {
  const seconds = (ms: number) => Math.round(ms / 1000);
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  return {
    name: `${photoCount} photos over 1 Mbit/s, made smaller first vs. as they are`,
    value: sent.ms / originalsMs,
    unit: "×",
    target: { max: 0.2 },
    details:
      `${seconds(sent.ms)} vs. ${seconds(originalsMs)} s, ` +
      `${megabytes(sent.bytes)} vs. ${megabytes(originalBytes)} MB`,
  };
}
