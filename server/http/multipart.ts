import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { finished, pipeline } from "node:stream/promises";
import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { maxPictureBytes } from "#domain/pictures/upload.ts";
import { type FieldCode, fieldMessages } from "#domain/problems.ts";
import type { Form, FormDescription, SentPicture } from "./form.ts";
import { Problem } from "./problem.ts";

const limits = {
  fieldNameSize: 100,
  fieldSize: 128 * 1024,
  fields: 200,
  fileSize: maxPictureBytes,
  files: 40,
  parts: 240,
  headerPairs: 20,
};

/** A form's parts as they arrive: files go to `folder` as they stream in, everything else is small. */
export async function readMultipart(
  request: FastifyRequest,
  pictureFields: FormDescription["pictures"],
  folder: string,
): Promise<Form> {
  const reader = new PartsReader(pictureFields, folder);
  refuseHugeBody(request, pictureFields);
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") reader.takeField(part);
      else await reader.takeFile(part);
    }
  } catch (error) {
    throw unreadable(error);
  }
  return reader.form();
}

/** Up to four times too much is still read to its end, so that the answer can name the field. */
function refuseHugeBody(request: FastifyRequest, pictureFields: FormDescription["pictures"]): void {
  const places = Object.values(pictureFields).reduce((sum, most) => sum + most, 0);
  const length = Number(request.headers["content-length"] ?? 0);
  if (length > (4 * places + 1) * maxPictureBytes) throw new Problem("too_large");
}

/** Goes on to the last part even after a bad one: an unread body would block the connection. */
class PartsReader {
  readonly #places: FormDescription["pictures"];
  readonly #folder: string;
  readonly #fields = new Map<string, unknown>();
  readonly #pictures = new Map<string, SentPicture[]>();
  readonly #issues: { path: string[]; message: FieldCode }[] = [];
  #spooled = 0;

  constructor(places: FormDescription["pictures"], folder: string) {
    this.#places = places;
    this.#folder = folder;
  }

  takeField({ fieldname, value, valueTruncated }: MultipartValue<unknown>): void {
    if (valueTruncated) this.#refuse(fieldname, "too_long");
    else if (!Object.hasOwn(this.#places, fieldname)) this.#addField(fieldname, value);
    else if (typeof value === "string") this.#addPicture(fieldname, value);
    else this.#refuse(fieldname, "image_invalid");
  }

  async takeFile({ fieldname, filename, file }: MultipartFile): Promise<void> {
    if (!Object.hasOwn(this.#places, fieldname)) {
      this.#refuse(fieldname, "invalid");
      file.resume();
      return finished(file);
    }
    this.#spooled += 1;
    const path = join(this.#folder, String(this.#spooled));
    const target = createWriteStream(path, { flags: "wx" });
    await pipeline(file, target);
    // What a browser sends for a file input that was left alone.
    if (target.bytesWritten === 0 && !filename) return;
    if (file.truncated) this.#refuse(fieldname, "image_too_large");
    else this.#addPicture(fieldname, { field: fieldname, path });
  }

  form(): Form {
    if (this.#issues.length > 0) {
      const tooLarge = this.#issues.some((issue) => issue.message === "image_too_large");
      const code = tooLarge ? "too_large" : "invalid_input";
      throw new Problem(code, { fields: fieldMessages(this.#issues) });
    }
    return { fields: Object.fromEntries(this.#fields), pictures: this.#pictures };
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

/** The parser's own limits are 413, our disk's troubles stay what they are, all else is the sender's mistake. */
function unreadable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Problem || "syscall" in error) return error;
  const isLimit = "statusCode" in error && error.statusCode === 413;
  return new Problem(isLimit ? "too_large" : "malformed_request", { cause: error });
}
