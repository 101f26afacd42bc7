import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { type DiaryEntry, diaryEntrySchema, diarySealSchema } from "#domain/diary/entry.ts";
import { readKnownSeal } from "#domain/diary/known-seal.ts";
import { verifyBundle } from "#domain/diary/verify-bundle.ts";
import { pageSchema } from "#domain/paging.ts";
import { nodeHashing } from "#server/resources/diary/node-hashing.ts";
import { sealDiaries } from "#server/resources/diary/seal-days.ts";
import { insertJob } from "./insert-job.ts";
import type { LoggedIn } from "./log-in.ts";
import { formOf, pictureFile } from "./pictures.ts";
import type { TestApp } from "./test-app.ts";

const dayMs = 86_400_000;
export const picturePlace = {
  side: "north",
  taken_at: "2026-11-18T05:00:00Z",
  latitude: 26.7312,
  longitude: 85.9241,
};
export const entryFields = (changes: Record<string, string> = {}) => ({
  uuid: randomUUID(),
  written_at: "2026-11-18T05:10:00Z",
  weather: "sunny",
  workers: "12",
  text: "छतको ढलान सकियो।",
  ...changes,
});
export type DiaryClient = Awaited<ReturnType<typeof openDiary>>;

/** A new job, and what staff do with its diary. */
export async function openDiary(site: TestApp, admin: LoggedIn) {
  const job = await insertJob(site.database);
  const post = (form: Parameters<typeof formOf>[0], id = job.id, by = admin) =>
    site.app.inject({
      method: "POST",
      url: `/api/jobs/${id}/diary/`,
      headers: by.headers,
      payload: formOf(form),
    });
  async function add(form: Parameters<typeof formOf>[0] = entryFields()): Promise<DiaryEntry> {
    const response = await post(form);
    expect(response.statusCode, response.body).toBe(201);
    return diaryEntrySchema.parse(response.json());
  }
  async function addWithPicture(changes: Record<string, string> = {}): Promise<DiaryEntry> {
    return add({
      ...entryFields(changes),
      pictures: JSON.stringify([picturePlace]),
      images: await pictureFile(),
    });
  }
  const get = async (path: string) =>
    site.app.inject({ url: `/api/jobs/${job.id}/${path}`, headers: admin.headers });
  const listed = async () => pageSchema(diaryEntrySchema).parse((await get("diary/")).json());
  const seals = async () => pageSchema(diarySealSchema).parse((await get("seals/")).json()).results;
  /** As if so many days had passed. */
  const sealAfter = (days: number) => sealDiaries(site.database, () => Date.now() + days * dayMs);
  async function verify(knownSeal?: string) {
    const bytes = (await get("bundle/")).rawPayload;
    const read = async (offset: number, length: number) => bytes.subarray(offset, offset + length);
    const known = knownSeal === undefined ? null : readKnownSeal(knownSeal);
    const report = await verifyBundle(
      nodeHashing,
      { bytes: bytes.length, read },
      { knownSeals: known ? [known] : [] },
    );
    return { ...report, bytes };
  }
  /** What somebody with the database's password can do. */
  async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
    await site.database.connection().execute(async (connection) => {
      await sql`set session_replication_role = replica`.execute(connection);
      await statement.execute(connection);
      await sql`set session_replication_role = origin`.execute(connection);
    });
  }

  return { job, post, add, addWithPicture, get, listed, seals, sealAfter, verify, tamper };
}
