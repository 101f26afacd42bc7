import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { createPhoto } from "../e2e/create-photo.ts";
import { measureAlone } from "./alone.ts";
import type { Measurement } from "./measurement.ts";
import { type RunningServer, startSite } from "./server-processes.ts";

const photoCount = 10;
const uploadBytesPerSecond = 1_000_000 / 8;
const latencyMs = 40;
const uploadPath = "/sell/pictures/";

type Upload = Readonly<{ ms: number; bytes: number }>;

/**
 * LD6: the time in which the Sell page sends ten photos of a phone over 1 Mbit/s up, relative to that of the photos as they
 * are. One of those is sent, and ten take ten times as long.
 */
export async function measurePhotoUploads(site: RunningServer, folder: string): Promise<Measurement> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    const photo = await createPhoto();
    const page = await openSellForm(await browser.newPage({ baseURL: site.origin }));
    const files = Array.from({ length: photoCount }, (_, index) => join(folder, `photo-${index + 1}.jpg`));
    for (const file of files) await writeFile(file, photo);
    const sent = await sendPhotos(page, files);
    const original = { bytes: photo.length, ms: await sendOriginal(page, files[0] ?? "") };
    return compare(sent, original);
  } finally {
    await browser.close();
  }
}

async function openSellForm(page: Page): Promise<Page> {
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
async function sendPhotos(page: Page, files: readonly string[]): Promise<Upload> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(uploadPath)) sizes.push(request.headerValue("content-length").then(Number));
  });
  const startMs = performance.now();
  await page.locator("input[name=image]").setInputFiles([...files]);
  await page.getByText("All pictures are sent").waitFor({ timeout: 0 });
  const ms = performance.now() - startMs;
  page.removeAllListeners("requestfinished");
  const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  if (sizes.length !== files.length) throw new Error(`${sizes.length} of ${files.length} photos were sent`);
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

function compare(sent: Upload, original: Upload): Measurement {
  const formatUpload = ({ ms, bytes }: Upload) =>
    `${(bytes / 1_000_000).toFixed(1)} MB in ${(ms / 1000).toFixed(1)} s`;
  return {
    name: `${photoCount} photos over 1 Mbit/s, made smaller first vs. as they are`,
    value: sent.ms / (original.ms * photoCount),
    unit: "×",
    target: { max: 0.2 },
    details: `${formatUpload(sent)} vs. ${photoCount} × ${formatUpload(original)}`,
  };
}

if (import.meta.main)
  await measureAlone(async (folder) => {
    const site = await startSite(folder);
    try {
      return [await measurePhotoUploads(site, folder)];
    } finally {
      await site.stop();
    }
  });
