import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { type StagedPicture, stagedPictureSchema } from "#domain/pictures/staged-picture.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { creationErrors, visitorErrors } from "#server/platform/http/error-responses.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import { optionalUploads } from "#server/platform/media/picture-choice.ts";
import {
  findStaged,
  insertStaged,
  requireRoomForStaged,
  type Uploader,
} from "#server/platform/media/staged-pictures.ts";
import type { Visitor } from "#server/platform/rate-limits/visitor.ts";
import { idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";

const form = { input: z.object({}), pictures: { image: 1 }, takesPhotos: true };
const description =
  "One file in `image`. The key of the response belongs in `picture_keys` of a form within a day. An upload that is repeated " +
  "with the same idempotency key returns the same picture.";
const tags = ["pictures"];
const purposeQuery = z.object({ purpose: z.optional(z.enum(["logo"])) });

/** LD6: uploads of single pictures before the form that uses them, so that each has its own progress and retry. */
export function pictureRoutes(
  app: App,
  dependencies: ResourceDependencies,
  identifyVisitor: (address: string) => Visitor,
): void {
  app.post(
    "/api/pictures/",
    {
      config: { access: "dashboard", form, keyScopes: ["listings"] },
      schema: {
        summary: "Upload a picture for a property or a project",
        description: `${description} Transparent parts become white; those of a picture with the purpose \`logo\` stay.`,
        tags,
        headers: idempotencyHeaders,
        querystring: purposeQuery,
        response: { 201: stagedPictureSchema, ...creationErrors, 429: visitorErrors[429] },
      },
    },
    async (request, reply) => {
      const uploader = { id: `account ${requireAccount(request).id}`, isStaff: true };
      const keepsAlpha = request.query.purpose === "logo";
      return reply.code(201).send(await stagePicture(dependencies, request, uploader, keepsAlpha));
    },
  );

  app.post(
    "/sell/pictures/",
    {
      config: { access: "public", form, isPicture: true },
      schema: {
        summary: "Upload a picture of a property for sale",
        description: `${description} Nobody can see it before the form is sent; then staff can.`,
        tags,
        headers: idempotencyHeaders,
        response: { 201: stagedPictureSchema, ...visitorErrors },
      },
    },
    async (request, reply) => {
      const uploader = { id: `visitor ${identifyVisitor(request.ip).id}`, isStaff: false };
      return reply.code(201).send(await stagePicture(dependencies, request, uploader));
    },
  );
}

async function stagePicture(
  { database, forms, pictures }: ResourceDependencies,
  request: FastifyRequest & Readonly<{ headers: z.output<typeof idempotencyHeaders> }>,
  uploader: Uploader,
  keepsAlpha = false,
): Promise<StagedPicture> {
  const { "idempotency-key": key } = request.headers;
  const upload = key === undefined ? null : hashKey(uploader, key);
  return forms.receive(request, form, async (sent) => {
    const earlier = upload && (await findStaged(database, upload));
    if (earlier) return earlier;
    const uploads = optionalUploads(sent, "image");
    if (uploads.length === 0) throw fieldProblem("image", "required");
    await requireRoomForStaged(database, uploader);
    // Pictures of listings are public from the start, as if they were stored with their row.
    const visibility = uploader.isStaff ? "public" : "private";
    const [stored] = await pictures.store(uploads, { visibility, keepsAlpha });
    if (!stored) throw fieldProblem("image", "required");
    if (await insertStaged(database, uploader, upload, stored)) return stored;
    // A concurrent upload with the same key was faster.
    await pictures.quarantine([stored.key]);
    return (upload && (await findStaged(database, upload))) || stored;
  });
}

function hashKey({ id }: Uploader, key: string): Buffer {
  return createHash("sha256").update(`picture\0${id}\0${key}`).digest();
}
