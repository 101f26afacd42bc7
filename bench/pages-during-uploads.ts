import sharp from "sharp";
import { tokenPairSchema } from "#domain/session/session.ts";
import { type LoadResult, runHttpLoad } from "./http-load.ts";
import type { Measurement } from "./measurement.ts";
import { adminPassword, type RunningServer } from "./server-processes.ts";

/** An Authorization header bypasses the page cache. */
const bypassPageCache = { authorization: "Bearer none" };

/** Compares page response times during continuous picture uploads with those of an idle server. */
export async function measurePagesDuringUploads(
  site: RunningServer,
  seconds: number,
): Promise<Measurement[]> {
  const authorization = await logIn(site);
  const photo = await createPhoto();
  const pageUrl = `${site.origin}/buy`;
  const runLoads = async () => ({
    cached: await runHttpLoad(pageUrl, seconds, {}, 2),
    uncached: await runHttpLoad(pageUrl, seconds, bypassPageCache, 2),
  });
  const idle = await runLoads();

  let isDone = false;
  let uploadCount = 0;
  const uploadUntilDone = async () => {
    while (!isDone) {
      await upload(site, authorization, photo);
      uploadCount += 1;
    }
  };
  const uploads = Promise.all([uploadUntilDone(), uploadUntilDone()]);
  const busy = await runLoads();
  isDone = true;
  await uploads;
  return [
    compareLatency(
      "cached page during picture encoding, p50",
      idle.cached,
      busy.cached,
      "p50Ms",
      uploadCount,
    ),
    compareLatency(
      "uncached page during picture encoding, p50",
      idle.uncached,
      busy.uncached,
      "p50Ms",
      uploadCount,
    ),
    compareLatency(
      "uncached page during picture encoding, p99",
      idle.uncached,
      busy.uncached,
      "p99Ms",
      uploadCount,
    ),
  ];
}

/** autocannon reports whole milliseconds; 0.5 stands for 0 to avoid a division by zero. */
function compareLatency(
  name: string,
  idle: LoadResult,
  busy: LoadResult,
  percentile: "p50Ms" | "p99Ms",
  uploadCount: number,
): Measurement {
  const [idleMs, busyMs] = [Math.max(idle[percentile], 0.5), Math.max(busy[percentile], 0.5)];
  return {
    name,
    value: busyMs / idleMs,
    unit: "×",
    details: `${idleMs} to ${busyMs} ms, ${uploadCount} uploads of 12 megapixels`,
  };
}

export async function logIn({ origin }: RunningServer): Promise<string> {
  const response = await fetch(`${origin}/api/token/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: adminPassword }),
  });
  return `Bearer ${tokenPairSchema.parse(await response.json()).access}`;
}

async function upload({ origin }: RunningServer, authorization: string, photo: Blob): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: "Bench", address: "Janakpur", price: "1", area: "1" }))
    form.set(name, value);
  form.set("status", "withdrawn");
  form.set("image", photo, "photo.jpg");
  const response = await fetch(`${origin}/api/properties/create/`, {
    method: "POST",
    headers: { authorization },
    body: form,
  });
  if (!response.ok) throw new Error(`Upload failed with ${response.status}: ${await response.text()}`);
}

/** Blurred noise, about as hard to compress as a real photo. */
async function createPhoto(): Promise<Blob> {
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const bytes = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#888", noise } })
    .blur(2)
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
}
