import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { tokenPairSchema } from "#domain/session/session.ts";
import { readConfig } from "#server/platform/config.ts";
import { connect, type Database } from "#server/platform/database/database.ts";
import { startCluster } from "#server/platform/database/embedded/cluster.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { LocalMediaStore } from "#server/platform/media/local-media-store.ts";
import { createAccount } from "#server/platform/session/accounts.ts";
import { addEntry } from "#server/resources/diary/add-entry.ts";
import { nodeHashing } from "#server/resources/diary/node-hashing.ts";
import { sealDiaries } from "#server/resources/diary/seal-days.ts";
import { verifyDiary } from "#server/resources/verify/verify-diary.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { measureAlone } from "./alone.ts";
import type { Measurement } from "./measurement.ts";
import { measureDurationMs, medianDurationsMs } from "./timing.ts";

type App = Pick<FastifyInstance, "inject" | "close">;
type Sizes = Readonly<{ days: number; picturesPerDay: number; rounds: number }>;

const dayMs = 86_400_000;
const fewDays = 10;
/** CN5, CN9 */
const maxRatio = 2;
const maxVerificationMs = 5_000;
/** The mean of the stored pictures of a site, of 1,080 pixels width. */
const pictureBytes = 62_000;
const password = "bench-password-of-staff";
const startMs = Date.parse("2024-01-01T06:00:00Z");

/** CN5, CN9: opening the diary of a long job beside a short one, and verifying the long one with all its files. */
export async function measureDiary(folder: string, sizes: Sizes): Promise<Measurement[]> {
  const cluster = await startCluster(join(folder, "database"), () => undefined);
  const database = connect(cluster.databaseUrl, () => undefined);
  try {
    await migrate(database);
    await createAccount(database, {
      username: "admin",
      password,
      isAdmin: true,
      isAgent: false,
      canSeePapers: false,
    });
    const media = await LocalMediaStore.open(join(folder, "media"));
    const short = await writeDiary(database, media, { ...sizes, days: fewDays });
    const long = await writeDiary(database, media, sizes);
    const config = readConfig({ PUBLIC_URL: "http://site.test", RATE_LIMITS: "off", NODE_ENV: "production" });
    // By its address, because the types of its requests do not fit those of browsers, which other benchmarks need.
    const { buildApp } = await import(new URL("../server/app.ts", import.meta.url).href);
    const app: App = await buildApp(config, {
      database,
      listenUrl: cluster.databaseUrl,
      media,
      logger: pino({ level: "silent" }),
    });
    try {
      return [
        await measureOpening(app, [short.id, long.id], sizes),
        await measureVerification({ database, media }, long, sizes),
      ];
    } finally {
      await app.close();
    }
  } finally {
    await database.destroy();
    await cluster.stop();
  }
}

/** One entry a day, by the functions that the routes call; only the encoding of pictures is left out. */
async function writeDiary(database: Database, media: LocalMediaStore, { days, picturesPerDay }: Sizes) {
  const job = await insertJob(database);
  for (let day = 0; day < days; day += 1) {
    const pictures = await Promise.all(
      Array.from({ length: picturesPerDay }, async () => {
        const file = randomBytes(pictureBytes);
        const key = randomBytes(16).toString("hex");
        await media.put(key, new Map([["1080.jpg", file]]), "private");
        const stored = { key, width: 1080, height: 810, placeholder: "data:,", has_alpha: false };
        const sent = { side: "north", taken_at: null, latitude: 26.9, longitude: 85.1 } as const;
        return { stored, sha256: nodeHashing.sha256(file), sent };
      }),
    );
    const writtenMs = startMs + day * dayMs;
    const input = {
      uuid: randomUUID(),
      written_at: new Date(writtenMs).toISOString(),
      stage_id: null,
      weather: "sunny",
      workers: 12,
      text: "The walls of the first floor were raised, and the frames of the windows set.",
      corrects: null,
    } as const;
    await database.transaction().execute((transaction) =>
      addEntry(transaction, {
        jobId: job.id,
        input,
        pictures,
        requestHash: randomBytes(32),
        author: "bench",
        now: () => new Date(writtenMs),
      }),
    );
  }
  await sealDiaries(database);
  return job;
}

async function measureOpening(
  app: App,
  ids: readonly number[],
  { days, picturesPerDay, rounds }: Sizes,
): Promise<Measurement> {
  const credentials = { username: "admin", password };
  const login = await app.inject({ method: "POST", url: "/api/token/", payload: credentials });
  const headers = { authorization: `Bearer ${tokenPairSchema.parse(login.json()).access}` };
  const settings = { method: "PUT", url: "/api/settings/construction/", headers } as const;
  await app.inject({ ...settings, payload: { isOn: true } });
  const open = (id: number) => async () => {
    for (const path of ["", "diary/?page_size=10", "seals/?page_size=1"]) {
      const { statusCode, body } = await app.inject({ url: `/api/jobs/${id}/${path}`, headers });
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`);
    }
  };
  const tasks = ids.map(open);
  // The first ones compile the code and read the disk.
  await medianDurationsMs(tasks, 5);
  const [shortMs = 0, longMs = 0] = await medianDurationsMs(tasks, rounds);
  return {
    name: `opening the diary of ${days} days beside one of ${fewDays}`,
    value: longMs / shortMs,
    unit: "×",
    target: { max: maxRatio },
    details: `${longMs.toFixed(1)} ms with ${days * picturesPerDay} pictures, ${shortMs.toFixed(1)} ms with ${fewDays * picturesPerDay}`,
  };
}

async function measureVerification(
  storage: Parameters<typeof verifyDiary>[0],
  job: Readonly<{ id: number; code: string }>,
  { days, picturesPerDay }: Sizes,
): Promise<Measurement> {
  let verified = 0;
  const ms = await measureDurationMs(async () => {
    const { finding, pictures } = await verifyDiary(storage, job);
    if (finding) throw new Error(`The diary does not verify: ${finding.problem}`);
    verified = pictures;
  });
  return {
    name: `verifying a diary of ${days} days with its files`,
    value: ms,
    unit: "ms",
    target: { max: maxVerificationMs },
    details: `${verified} of ${days * picturesPerDay} pictures of ${pictureBytes / 1000} kB`,
  };
}

/** `node bench/diary.ts` alone; it needs 1.5 GB of disk. */
if (import.meta.main)
  await measureAlone((folder) => measureDiary(folder, { days: 1000, picturesPerDay: 20, rounds: 40 }));
