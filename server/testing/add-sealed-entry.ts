import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { sealDiaries } from "#server/resources/diary/seal-days.ts";
import type { LoggedIn } from "./log-in.ts";
import { formOf, pictureFile } from "./pictures.ts";
import type { TestApp } from "./test-app.ts";

const dayMs = 86_400_000;

/** An entry with a photo, which is sealed as if so many days had passed. */
export async function addSealedEntry(
  site: TestApp,
  admin: LoggedIn,
  { jobId, days = 1, text = "छतको ढलान सकियो।" }: Readonly<{ jobId: number; days?: number; text?: string }>,
): Promise<void> {
  const place = { side: "north", taken_at: "2026-11-18T05:00:00Z", latitude: 26.7, longitude: 85.9 };
  const payload = formOf({
    uuid: randomUUID(),
    written_at: "2026-11-18T05:10:00Z",
    text,
    pictures: JSON.stringify([place]),
    images: await pictureFile(),
  });
  const url = `/api/jobs/${jobId}/diary/`;
  const response = await site.app.inject({ method: "POST", url, headers: admin.headers, payload });
  expect(response.statusCode, response.body).toBe(201);
  expect(await sealDiaries(site.database, () => Date.now() + days * dayMs)).toBe(1);
}
