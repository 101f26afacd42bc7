import sharp from "sharp";
import { tokenPairSchema } from "#domain/session/session.ts";
import type { Figure } from "./figure.ts";
import { type Load, load } from "./measure.ts";
import { adminPassword, type Running } from "./processes.ts";

/** What visitors wait for a page while staff upload photographs without a pause, against when nobody does. */
export async function pagesWhileEncoding(site: Running, seconds: number): Promise<Figure[]> {
  const authorization = await logIn(site);
  const photo = await photograph();
  const kept = `${site.origin}/buy`;
  const rendered = { authorization: "Bearer none" };
  const quiet = [await load(kept, seconds, {}, 2), await load(kept, seconds, rendered, 2)] as const;

  let isOver = false;
  let uploads = 0;
  const uploader = async () => {
    while (!isOver) {
      await upload(site, authorization, photo);
      uploads += 1;
    }
  };
  const uploading = Promise.all([uploader(), uploader()]);
  const busy = [await load(kept, seconds, {}, 2), await load(kept, seconds, rendered, 2)] as const;
  isOver = true;
  await uploading;
  return [
    figure("kept page while pictures are encoded, p50", quiet[0], busy[0], "p50", uploads),
    figure("rendered page while pictures are encoded, p50", quiet[1], busy[1], "p50", uploads),
    figure("rendered page while pictures are encoded, p99", quiet[1], busy[1], "p99", uploads),
  ];
}

function figure(what: string, quiet: Load, busy: Load, which: "p50" | "p99", uploads: number): Figure {
  const [before, after] = [Math.max(quiet[which], 0.5), Math.max(busy[which], 0.5)];
  return {
    what,
    value: after / before,
    unit: "×",
    from: `${before} to ${after} ms, ${uploads} uploads of 12 megapixels`,
  };
}

async function logIn({ origin }: Running): Promise<string> {
  const answer = await fetch(`${origin}/api/token/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: adminPassword }),
  });
  return `Bearer ${tokenPairSchema.parse(await answer.json()).access}`;
}

async function upload({ origin }: Running, authorization: string, photo: Blob): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: "Bench", address: "Janakpur", price: "1", area: "1" }))
    form.set(name, value);
  form.set("status", "inactive");
  form.set("image", photo, "photo.jpg");
  const answer = await fetch(`${origin}/api/properties/create/`, {
    method: "POST",
    headers: { authorization },
    body: form,
  });
  if (!answer.ok) throw new Error(`The upload was answered with ${answer.status}: ${await answer.text()}`);
}

/** Noise over a slope: about as hard to compress as a real one. */
async function photograph(): Promise<Blob> {
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const bytes = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#888", noise } })
    .blur(2)
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
}
