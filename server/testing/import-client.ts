import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { expect } from "vitest";
import * as z from "zod/mini";
import type { ImportKind } from "#domain/imports/import.ts";
import { importDetailsSchema, importRowSchema } from "#domain/imports/import.ts";
import { DiskBudget } from "#server/platform/media/disk-budget.ts";
import { ImageWorker } from "#server/platform/media/image-worker.ts";
import { PictureService } from "#server/platform/media/picture-service.ts";
import { runImport } from "#server/resources/imports/run-import.ts";
import { UploadFiles } from "#server/resources/imports/upload-files.ts";
import type { LoggedIn } from "./log-in.ts";
import type { TestApp } from "./test-app.ts";

const imageWorker = new ImageWorker();

/** Imports files through the API; the job runs when the test says so. */
export class ImportClient {
  readonly #site: TestApp;
  readonly #admin: LoggedIn;

  constructor(site: TestApp, admin: LoggedIn) {
    this.#site = site;
    this.#admin = admin;
  }

  async request(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, payload?: object) {
    const url = `/api/imports/${path}`;
    return this.#site.app.inject({
      method,
      url,
      headers: this.#admin.headers,
      ...(payload && { payload }),
    });
  }

  async upload(content: Buffer | string): Promise<{ upload: string; bytes: number }> {
    const upload = randomBytes(16).toString("hex");
    const body = Buffer.from(content);
    const headers = { ...this.#admin.headers, "content-type": "application/octet-stream" };
    const url = `/api/imports/uploads/${upload}/`;
    const sent = await this.#site.app.inject({ method: "PUT", url, headers, payload: body });
    expect(sent.statusCode, sent.body).toBe(200);
    return { upload, bytes: body.length };
  }

  async create(content: Buffer | string, kind: ImportKind = "listings", fileName = "listings.csv") {
    return this.request("POST", "", { kind, file_name: fileName, ...(await this.upload(content)) });
  }

  /** Creates an import and checks its lines. */
  async check(content: Buffer | string, kind?: ImportKind, fileName?: string) {
    const created = await this.create(content, kind, fileName);
    expect(created.statusCode, created.body).toBe(201);
    return this.work(created.json().id);
  }

  async addArchive(id: number, zip: Buffer) {
    return this.request("PUT", `${id}/archive/`, { file_name: "pictures.zip", ...(await this.upload(zip)) });
  }

  /** What the job does. */
  async work(id: number) {
    const { database, media } = this.#site;
    const disk = DiskBudget.of(media.workDir);
    const pictures = new PictureService(media, imageWorker, disk, pino({ level: "silent" }));
    const files = new UploadFiles(media.workDir, disk);
    await runImport({ database, pictures, files, publicUrl: "http://site.test" }, id);
    return this.read(id);
  }

  async read(id: number) {
    return importDetailsSchema.parse((await this.request("GET", `${id}/`)).json());
  }

  async run(id: number) {
    const started = await this.request("POST", `${id}/run/`);
    expect(started.statusCode, started.body).toBe(200);
    return this.work(id);
  }

  async undo(id: number) {
    const started = await this.request("POST", `${id}/undo/`);
    expect(started.statusCode, started.body).toBe(200);
    return this.work(id);
  }

  async rows(id: number, query = "") {
    const response = await this.request("GET", `${id}/rows/?page_size=100${query}`);
    return z.array(importRowSchema).parse(response.json().results);
  }
}
