import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import { type ImportDetails, importDetailsSchema } from "#domain/imports/import.ts";
import { tokenPairSchema } from "#domain/session/session.ts";
import { createZip, type ZippedFile } from "#server/testing/zip.ts";
import { createPhoto } from "../e2e/create-photo.ts";
import { measurePeakMemoryBytes, readMemoryBytes } from "../resilience/process-memory.ts";
import { measureAlone } from "./alone.ts";
import type { Measurement } from "./measurement.ts";
import { readCpuMs } from "./process-cpu.ts";
import { adminPassword, type RunningServer, startSite } from "./server-processes.ts";

const partBytes = 8 * 1024 * 1024;
/** Rarely, because the server answers each question with the processor that it imports with. */
const pollMs = 200;
const megabyte = 1024 * 1024;
/** Photos as cameras and websites have them, two for each listing. */
const pictureWidth = 1600;
const picturedRows = 20;
/** Of the two imports whose memory is compared. */
const memoryRows = 4;
const fillerBytes = 11 * megabyte;
const archiveBytes = 500 * megabyte;

/** IM1: the time of a line with and without pictures, and the memory that a large ZIP needs. */
export async function measureImports(site: RunningServer, rowCount: number): Promise<Measurement[]> {
  const client = new ImportClient(site.origin);
  return [...(await measureLines(site, client, rowCount)), await measureArchiveMemory(site, client)];
}

async function measureLines(
  site: RunningServer,
  client: ImportClient,
  rowCount: number,
): Promise<Measurement[]> {
  const plainMs = await client.time(createFile("bench", rowCount, 0));
  const photos = await createPhotos(picturedRows * 2);
  const cpuBeforeMs = await readCpuMs(site.pid);
  const picturedMs = await client.time(createFile("pictured", picturedRows, 2), createZip(photos));
  const picturedCpuMs = (await readCpuMs(site.pid)) - cpuBeforeMs;
  return [
    {
      name: "a line of an import, without pictures",
      value: plainMs / rowCount,
      unit: "ms",
      details: `${rowCount} lines in ${(plainMs / 1000).toFixed(1)} s: ${Math.round((rowCount * 1000) / plainMs)} a second`,
    },
    {
      name: "a line of an import, with two pictures",
      value: picturedMs / picturedRows,
      unit: "ms",
      details:
        `${picturedRows} lines in ${(picturedMs / 1000).toFixed(1)} s: ${((picturedRows * 1000) / picturedMs).toFixed(1)} a second; ` +
        `${Math.round(picturedCpuMs / photos.length)} ms of processor time a photo, upload and check included`,
    },
  ];
}

async function measureArchiveMemory(site: RunningServer, client: ImportClient): Promise<Measurement> {
  const named = await createPhotos(memoryRows * 2);
  const fillers: ZippedFile[] = Array.from({ length: Math.ceil(archiveBytes / fillerBytes) }, (_, index) => ({
    name: `filler-${index}.jpg`,
    content: randomBytes(fillerBytes),
    level: 0,
  }));
  const small = createZip(named);
  const large = createZip([...fillers, ...named]);
  const idleBytes = await readMemoryBytes(site.pid);
  const ofSmall = await measurePeakMemoryBytes(site.pid, () =>
    client.time(createFile("small", memoryRows, 2), small),
  );
  const ofLarge = await measurePeakMemoryBytes(site.pid, () =>
    client.time(createFile("large", memoryRows, 2), large),
  );
  const inMb = (bytes: number) => Math.round(bytes / megabyte);
  return {
    name: "more memory for a ZIP of 500 MB than for a small one with the same pictures",
    value: (ofLarge - ofSmall) / megabyte,
    unit: "MB",
    target: { max: 150 },
    details: `peaks with ${inMb(large.length)} MB: ${inMb(ofLarge)} MB, with ${inMb(small.length)} MB: ${inMb(ofSmall)} MB, before: ${inMb(idleBytes)} MB`,
  };
}

/** Each has other bytes at its end, so that none is the same picture. */
async function createPhotos(count: number): Promise<ZippedFile[]> {
  const photo = await createPhoto(pictureWidth);
  return Array.from({ length: count }, (_, index) => ({
    name: `photo-${index}.jpg`,
    content: Buffer.concat([photo, randomBytes(8)]),
    level: 0,
  }));
}

function createFile(reference: string, rowCount: number, pictures: number): string {
  const lines = Array.from({ length: rowCount }, (_, index) => {
    const names = Array.from({ length: pictures }, (_, nth) => `photo-${index * pictures + nth}.jpg`);
    return `${reference}-${index},House ${index},${index + 1} lakh,2 kattha 10 dhur,900,"Bhanu Chowk, Janakpur-4, Dhanusha",${names.join(";")}`;
  });
  return `${["Reference,Name,Price,Land area,Built area,Address,Pictures", ...lines].join("\n")}\n`;
}

class ImportClient {
  readonly #origin: string;
  #token = "";

  constructor(origin: string) {
    this.#origin = origin;
  }

  async #logIn(): Promise<void> {
    const body = { username: "admin", password: adminPassword };
    this.#token = (await this.#call("POST", "/api/token/", tokenPairSchema, body)).access;
  }

  /** The milliseconds of the import itself, after the check, with up to two seconds until the worker looks for its job. */
  async time(file: string, zip?: Buffer): Promise<number> {
    const csv = await this.#upload(Buffer.from(file), "listings.csv");
    const create = { kind: "listings", ...csv };
    const { id } = await this.#call("POST", "/api/imports/", importDetailsSchema, create);
    await this.#waitFor(id, "checked");
    if (zip) {
      const archive = await this.#upload(zip, "pictures.zip");
      await this.#call("PUT", `/api/imports/${id}/archive/`, importDetailsSchema, archive);
      await this.#waitFor(id, "checked");
    }
    const startMs = performance.now();
    await this.#call("POST", `/api/imports/${id}/run/`, importDetailsSchema);
    const { counts } = await this.#waitFor(id, "done");
    if (counts.refused > 0) throw new Error(`${counts.refused} lines were refused`);
    return performance.now() - startMs;
  }

  async #upload(content: Buffer, file_name: string) {
    const upload = randomBytes(16).toString("hex");
    for (let offset = 0; offset < content.length; offset += partBytes)
      await this.#call(
        "PUT",
        `/api/imports/uploads/${upload}/?offset=${offset}`,
        z.unknown(),
        content.subarray(offset, offset + partBytes),
      );
    return { upload, bytes: content.length, file_name };
  }

  async #read(id: number): Promise<ImportDetails> {
    return this.#call("GET", `/api/imports/${id}/`, importDetailsSchema);
  }

  async #waitFor(id: number, status: ImportDetails["status"]): Promise<ImportDetails> {
    for (;;) {
      const item = await this.#read(id);
      if (item.status === status) return item;
      await delay(pollMs);
    }
  }

  async #call<Value>(
    method: string,
    path: string,
    schema: z.ZodMiniType<Value>,
    body?: object,
  ): Promise<Value> {
    const isFile = body instanceof Buffer;
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        ...(body && { "content-type": isFile ? "application/octet-stream" : "application/json" }),
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    // A token ends after ten minutes.
    if (response.status === 401 && path !== "/api/token/") {
      this.#token = "";
      await this.#logIn();
      return this.#call(method, path, schema, body);
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return schema.parse(await response.json());
  }
}

if (import.meta.main)
  await measureAlone(async (folder) => {
    const site = await startSite(folder);
    try {
      const rowCount = Number(process.argv[2] ?? 10_000);
      const client = new ImportClient(site.origin);
      const measurements = await measureLines(site, client, rowCount);
      if (process.argv[3] !== "lines") measurements.push(await measureArchiveMemory(site, client));
      return measurements;
    } finally {
      await site.stop();
    }
  });
