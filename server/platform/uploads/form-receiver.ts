import { mkdir, rm } from "node:fs/promises";
import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { App } from "#server/platform/http/app-type.ts";
import type { Form, FormDescription, SentPicture } from "#server/platform/http/form.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import type { DiskBudget } from "#server/platform/media/disk-budget.ts";
import { incomingPath } from "#server/platform/media/spool.ts";
import { readMultipart } from "./multipart.ts";

/** Reads a multipart or JSON form for a route and removes its files afterwards. */
export class FormReceiver {
  readonly #spoolDir: string;
  readonly #disk: DiskBudget;

  private constructor(spoolDir: string, disk: DiskBudget) {
    this.#spoolDir = spoolDir;
    this.#disk = disk;
  }

  /** The sweeper removes files in `spoolDir` that a crash left behind. */
  static async open(app: App, spoolDir: string, disk: DiskBudget): Promise<FormReceiver> {
    // The multipart reader reports a file that is too large with its field.
    await app.register(multipart, { throwFileSizeLimit: false });
    return new FormReceiver(spoolDir, disk);
  }

  async receive<Result>(
    request: FastifyRequest,
    form: FormDescription,
    use: (form: Form) => Promise<Result>,
  ): Promise<Result> {
    if (!request.isMultipart()) return use(readJson(request.body, form.pictures));
    const folder = incomingPath(this.#spoolDir);
    await mkdir(folder);
    try {
      return await use(await readMultipart(request, form, { folder, disk: this.#disk }));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

const jsonFields = z.record(z.string(), z.unknown());
const pictureText = z.nullish(z.string());

function readJson(body: unknown, pictureFields: FormDescription["pictures"]): Form {
  if (typeof body === "string") throw new Problem("unsupported_type");
  const parsed = jsonFields.safeParse(body ?? {});
  if (!parsed.success) throw new Problem("malformed_request");
  const entries = Object.entries(parsed.data);
  const pictures = new Map<string, SentPicture[]>();
  for (const [field, value] of entries) {
    const maxPictures = Object.hasOwn(pictureFields, field) ? pictureFields[field] : undefined;
    if (maxPictures === undefined || value === undefined) continue;
    const texts = z.array(pictureText).safeParse(Array.isArray(value) ? value : [value]);
    if (!texts.success) throw fieldProblem(field, "image_invalid");
    if (texts.data.length > maxPictures) throw fieldProblem(field, "too_many");
    pictures.set(
      field,
      texts.data.map((text) => text ?? ""),
    );
  }
  const fields = Object.fromEntries(entries.filter(([field]) => !Object.hasOwn(pictureFields, field)));
  return { fields, pictures };
}
