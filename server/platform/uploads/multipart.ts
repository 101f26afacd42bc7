import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { maxPhotoBytes, maxPictureBytes } from "#domain/pictures/upload.ts";
import type { FieldCode } from "#domain/problem-texts.ts";
import { fieldMessages } from "#domain/problems.ts";
import type { Form, FormDescription, SentPicture } from "#server/platform/http/form.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { DiskBudget } from "#server/platform/media/disk-budget.ts";

const limits = {
  fieldNameSize: 100,
  fieldSize: 128 * 1024,
  fields: 200,
  files: 40,
  parts: 240,
  headerPairs: 20,
};

/** For texts, part headers and boundaries of a whole form; a form of ours needs at most a tenth of it. */
const maxTextBytes = 1024 * 1024;

export type Spool = Readonly<{ folder: string; disk: DiskBudget }>;

/** Reads a form and streams its files to the spool folder. */
export async function readMultipart(
  request: FastifyRequest,
  form: Pick<FormDescription, "pictures" | "takesPhotos">,
  spool: Spool,
): Promise<Form> {
  const maxBytes = maxBodyBytes(form);
  rejectHugeBody(request, maxBytes);
  const reader = new PartsReader(form, spool);
  const { promise: overflow, reject } = Promise.withResolvers<never>();
  const stopCounting = countBytes(request, maxBytes, () => {
    const problem = reader.tooLargeProblem();
    reader.abort(problem);
    reject(problem);
  });
  try {
    const parts = request.parts({ limits: { ...limits, fileSize: maxFileBytes(form) } });
    for (;;) {
      // Without further bytes the parser waits forever, so an overflow must interrupt it.
      const { value: part, done } = await Promise.race([parts.next(), overflow]);
      if (done) break;
      if (part.type === "field") reader.readField(part);
      else await reader.readFile(part);
    }
  } catch (error) {
    throw toProblem(error);
  } finally {
    stopCounting();
  }
  return reader.form();
}

function maxFileBytes({ takesPhotos }: Pick<FormDescription, "takesPhotos">): number {
  return takesPhotos ? maxPhotoBytes : maxPictureBytes;
}

function maxBodyBytes(form: Pick<FormDescription, "pictures" | "takesPhotos">): number {
  const maxPictures = Object.values(form.pictures).reduce((sum, max) => sum + max, 0);
  return maxPictures * maxFileBytes(form) + maxTextBytes;
}

/** A body slightly over the limit is still read up to it, so that the response can name the field. */
function rejectHugeBody(request: FastifyRequest, maxBytes: number): void {
  const length = Number(request.headers["content-length"] ?? 0);
  if (length > 4 * maxBytes) throw new Problem("too_large");
}

/** Stops reading at the limit. A chunked body does not announce its length, so its bytes are counted. */
function countBytes({ raw }: FastifyRequest, maxBytes: number, onOverflow: () => void): () => void {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maxBytes) return;
    raw.off("data", count);
    raw.unpipe();
    onOverflow();
  };
  raw.on("data", count);
  return () => raw.off("data", count);
}

/** Reads all parts even after an invalid one, because an unread body would block the connection. */
class PartsReader {
  readonly #maxPictures: FormDescription["pictures"];
  readonly #tooLarge: FieldCode;
  readonly #spool: Spool;
  readonly #fields = new Map<string, unknown>();
  readonly #pictures = new Map<string, SentPicture[]>();
  readonly #issues: { path: string[]; message: FieldCode }[] = [];
  #currentFile: MultipartFile | undefined;
  #spooledFiles = 0;

  constructor({ pictures, takesPhotos }: Pick<FormDescription, "pictures" | "takesPhotos">, spool: Spool) {
    this.#maxPictures = pictures;
    this.#tooLarge = takesPhotos ? "photo_too_large" : "image_too_large";
    this.#spool = spool;
  }

  readField({ fieldname, value, valueTruncated }: MultipartValue<unknown>): void {
    if (valueTruncated) this.#addIssue(fieldname, "too_long");
    else if (!Object.hasOwn(this.#maxPictures, fieldname)) this.#addField(fieldname, value);
    else if (typeof value === "string") this.#addPicture(fieldname, value);
    else this.#addIssue(fieldname, "image_invalid");
  }

  async readFile(part: MultipartFile): Promise<void> {
    this.#currentFile = part;
    const { fieldname: field, filename, file } = part;
    const path = this.#shouldSpool(field)
      ? join(this.#spool.folder, String(++this.#spooledFiles))
      : undefined;
    const bytes = path === undefined ? await drain(file) : await this.#write(file, path);
    this.#currentFile = undefined;
    if (!Object.hasOwn(this.#maxPictures, field)) this.#addIssue(field, "invalid");
    // Browsers send an empty file without a name for an empty file input.
    else if (bytes === 0 && !filename) return;
    else if (file.truncated) this.#addIssue(field, this.#tooLarge);
    else this.#addPicture(field, { field, path: path ?? "" });
  }

  abort(problem: Problem): void {
    this.#currentFile?.file.destroy(problem);
  }

  /** Names the field if a single file is too large, but not if the whole form is. */
  tooLargeProblem(): Problem {
    if (this.#currentFile?.file.truncated) this.#addIssue(this.#currentFile.fieldname, this.#tooLarge);
    const hasLargeFile = this.#issues.some((issue) => issue.message === this.#tooLarge);
    return new Problem("too_large", hasLargeFile ? { fields: fieldMessages(this.#issues) } : {});
  }

  form(): Form {
    if (this.#issues.length > 0) {
      const hasLargeFile = this.#issues.some((issue) => issue.message === this.#tooLarge);
      const code = hasLargeFile ? "too_large" : "invalid_input";
      throw new Problem(code, { fields: fieldMessages(this.#issues) });
    }
    return { fields: Object.fromEntries(this.#fields), pictures: this.#pictures };
  }

  /** Files of an invalid form are not written to disk. */
  #shouldSpool(field: string): boolean {
    const max = Object.hasOwn(this.#maxPictures, field) ? (this.#maxPictures[field] ?? 0) : 0;
    return this.#issues.length === 0 && (this.#pictures.get(field)?.length ?? 0) < max;
  }

  async #write(file: Readable, path: string): Promise<number> {
    const target: FileHandle = await open(path, "wx");
    let bytes = 0;
    try {
      for await (const chunk of file) {
        await this.#spool.disk.write(chunk.length, () => target.writeFile(chunk));
        bytes += chunk.length;
      }
    } finally {
      await target.close();
    }
    return bytes;
  }

  #addField(name: string, value: unknown): void {
    const before = this.#fields.get(name);
    if (before === undefined) this.#fields.set(name, value);
    else this.#fields.set(name, Array.isArray(before) ? [...before, value] : [before, value]);
  }

  #addPicture(field: string, picture: SentPicture): void {
    const before = this.#pictures.get(field) ?? [];
    if (before.length >= (this.#maxPictures[field] ?? 0)) this.#addIssue(field, "too_many");
    else this.#pictures.set(field, [...before, picture]);
  }

  #addIssue(field: string, message: FieldCode): void {
    this.#issues.push({ path: [field], message });
  }
}

async function drain(file: Readable): Promise<number> {
  let bytes = 0;
  for await (const chunk of file) bytes += chunk.length;
  return bytes;
}

/** Keeps problems and file system errors, maps the parser's limits to 413 and everything else to 400. */
function toProblem(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Problem || "syscall" in error) return error;
  const isLimit = "statusCode" in error && error.statusCode === 413;
  return new Problem(isLimit ? "too_large" : "malformed_request", { cause: error });
}
