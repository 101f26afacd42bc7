import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { maxPictureBytes } from "#domain/pictures/upload.ts";
import { type FieldCode, fieldMessages } from "#domain/problems.ts";
import type { Form, FormDescription, SentPicture } from "#server/platform/http/form.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { DiskBudget } from "#server/platform/media/disk-budget.ts";

const limits = {
  fieldNameSize: 100,
  fieldSize: 128 * 1024,
  fields: 200,
  fileSize: maxPictureBytes,
  files: 40,
  parts: 240,
  headerPairs: 20,
};

/** Texts, part headers and boundaries of a whole form; the longest texts take a tenth of it. */
const maxTextBytes = 1024 * 1024;

/** Where files wait, and how much of the disk they may take. */
export type Spool = Readonly<{ folder: string; disk: DiskBudget }>;

/** A form's parts as they arrive: files go to the spool as they stream in, everything else is small. */
export async function readMultipart(
  request: FastifyRequest,
  pictureFields: FormDescription["pictures"],
  spool: Spool,
): Promise<Form> {
  refuseHugeBody(request, pictureFields);
  const reader = new PartsReader(pictureFields, spool);
  const { promise: overflow, reject } = Promise.withResolvers<never>();
  const stopCounting = countBytes(request, maxBodyBytes(pictureFields), () => {
    const problem = reader.tooLarge();
    reader.abort(problem);
    reject(problem);
  });
  try {
    const parts = request.parts({ limits });
    for (;;) {
      // The parser does not end when it gets no more bytes, so the next part is not waited for alone.
      const { value: part, done } = await Promise.race([parts.next(), overflow]);
      if (done) break;
      if (part.type === "field") reader.takeField(part);
      else await reader.takeFile(part);
    }
  } catch (error) {
    throw unreadable(error);
  } finally {
    stopCounting();
  }
  return reader.form();
}

/** What a form may weigh: all its pictures and its texts. */
function maxBodyBytes(pictureFields: FormDescription["pictures"]): number {
  const places = Object.values(pictureFields).reduce((sum, most) => sum + most, 0);
  return places * maxPictureBytes + maxTextBytes;
}

/** Some too much is read up to the limit, so that the answer can name the field. */
function refuseHugeBody(request: FastifyRequest, pictureFields: FormDescription["pictures"]): void {
  const length = Number(request.headers["content-length"] ?? 0);
  if (length > 4 * maxBodyBytes(pictureFields)) throw new Problem("too_large");
}

/** Counts what arrives: a body sent in chunks does not say how long it is. At the limit nothing more is read. */
function countBytes({ raw }: FastifyRequest, maxBytes: number, onTooMany: () => void): () => void {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maxBytes) return;
    raw.off("data", count);
    raw.unpipe();
    onTooMany();
  };
  raw.on("data", count);
  return () => raw.off("data", count);
}

/** Goes on to the last part even after a bad one: an unread body would block the connection. */
class PartsReader {
  readonly #places: FormDescription["pictures"];
  readonly #spool: Spool;
  readonly #fields = new Map<string, unknown>();
  readonly #pictures = new Map<string, SentPicture[]>();
  readonly #issues: { path: string[]; message: FieldCode }[] = [];
  #current: MultipartFile | undefined;
  #spooled = 0;

  constructor(places: FormDescription["pictures"], spool: Spool) {
    this.#places = places;
    this.#spool = spool;
  }

  takeField({ fieldname, value, valueTruncated }: MultipartValue<unknown>): void {
    if (valueTruncated) this.#refuse(fieldname, "too_long");
    else if (!Object.hasOwn(this.#places, fieldname)) this.#addField(fieldname, value);
    else if (typeof value === "string") this.#addPicture(fieldname, value);
    else this.#refuse(fieldname, "image_invalid");
  }

  async takeFile(part: MultipartFile): Promise<void> {
    this.#current = part;
    const { fieldname: field, filename, file } = part;
    const path = this.#wants(field) ? join(this.#spool.folder, String(++this.#spooled)) : undefined;
    const bytes = path === undefined ? await drain(file) : await this.#write(file, path);
    this.#current = undefined;
    if (!Object.hasOwn(this.#places, field)) this.#refuse(field, "invalid");
    // A browser sends this for a file input that was left alone.
    else if (bytes === 0 && !filename) return;
    else if (file.truncated) this.#refuse(field, "image_too_large");
    else this.#addPicture(field, { field, path: path ?? "" });
  }

  /** Ends the file that is arriving. */
  abort(problem: Problem): void {
    this.#current?.file.destroy(problem);
  }

  /** Names the file that is too large, if it is one and not their sum. */
  tooLarge(): Problem {
    if (this.#current?.file.truncated) this.#refuse(this.#current.fieldname, "image_too_large");
    const isNamed = this.#issues.some((issue) => issue.message === "image_too_large");
    return new Problem("too_large", isNamed ? { fields: fieldMessages(this.#issues) } : {});
  }

  form(): Form {
    if (this.#issues.length > 0) {
      const tooLarge = this.#issues.some((issue) => issue.message === "image_too_large");
      const code = tooLarge ? "too_large" : "invalid_input";
      throw new Problem(code, { fields: fieldMessages(this.#issues) });
    }
    return { fields: Object.fromEntries(this.#fields), pictures: this.#pictures };
  }

  /** A file that will be refused, or whose form will be, is not written to disk. */
  #wants(field: string): boolean {
    const most = Object.hasOwn(this.#places, field) ? (this.#places[field] ?? 0) : 0;
    return this.#issues.length === 0 && (this.#pictures.get(field)?.length ?? 0) < most;
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
    if (before.length >= (this.#places[field] ?? 0)) this.#refuse(field, "too_many");
    else this.#pictures.set(field, [...before, picture]);
  }

  #refuse(field: string, message: FieldCode): void {
    this.#issues.push({ path: [field], message });
  }
}

async function drain(file: Readable): Promise<number> {
  let bytes = 0;
  for await (const chunk of file) bytes += chunk.length;
  return bytes;
}

/** The parser's own limits are 413, our disk's troubles stay what they are, all else is the sender's mistake. */
function unreadable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Problem || "syscall" in error) return error;
  const isLimit = "statusCode" in error && error.statusCode === 413;
  return new Problem(isLimit ? "too_large" : "malformed_request", { cause: error });
}
