import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { paperViewsSchema } from "#domain/papers/paper-view.ts";
import { papersInputSchema, papersSchema } from "#domain/papers/papers.ts";
import {
  maxScanBytes,
  maxScans,
  scanIdSchema,
  scanKinds,
  scanNameSchema,
  scanSchema,
} from "#domain/papers/scan.ts";
import { problemSchema } from "#domain/problems.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { ifMatchHeaders } from "#server/platform/http/entity-tag.ts";
import { rowErrors } from "#server/platform/http/error-responses.ts";
import { readInput } from "#server/platform/http/form.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { type PaperDependencies, type PaperRequest, PropertyPapers } from "./property-papers.ts";

const tags = ["papers"];
const folder = "/api/properties/:id/papers";
const scanParams = z.object({ ...idParams.shape, scan: scanIdSchema });
const uploadType = "application/octet-stream";
const scanHeaders = z.looseObject({
  "x-file-name": z
    .string()
    .check(z.describe("The file's name, percent-encoded. In a header, because proxies log URLs.")),
});
const scanQuery = z.object({ kind: z._default(z.enum(scanKinds, { error: "choice_invalid" }), "other") });

/** LD7: the private papers of a property, for accounts with the right. The guard answers others before anything is read. */
export async function paperRoutes(app: App, dependencies: PaperDependencies): Promise<void> {
  const papers = new PropertyPapers(dependencies);
  const config = { access: "papers" } as const;

  app.get(
    `${folder}/`,
    {
      config,
      schema: {
        summary: "The private papers of a property",
        description: "Kitta number, owner, commission, notes and the list of scans. Each call is recorded.",
        tags,
        params: idParams,
        response: { 200: papersSchema, ...rowErrors },
      },
    },
    async (request, reply) => {
      const read = await papers.read(toPaperRequest(request));
      return reply.header("etag", read.tag).send(read.papers);
    },
  );

  app.put(
    `${folder}/`,
    {
      config,
      schema: {
        summary: "Write the private papers of a property",
        tags,
        params: idParams,
        headers: ifMatchHeaders,
        body: papersInputSchema,
        response: {
          200: papersSchema,
          ...rowErrors,
          412: problemSchema,
          413: problemSchema,
          415: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const written = await papers.write(toPaperRequest(request), request.body, request.headers["if-match"]);
      return reply.header("etag", written.tag).send(written.papers);
    },
  );

  app.get(
    `${folder}/views/`,
    {
      config,
      schema: {
        summary: "Who looked at the papers or changed them, the latest first",
        tags,
        params: idParams,
        response: { 200: paperViewsSchema, ...rowErrors },
      },
    },
    async (request) => ({ results: await papers.listViews(toPaperRequest(request)) }),
  );

  app.get(
    `${folder}/scans/:scan/`,
    {
      config,
      schema: {
        summary: "Download a scan",
        description: "Always as an attachment, never to be shown in the browser. Each call is recorded.",
        tags,
        params: scanParams,
        response: {
          200: { description: "The file", content: { [uploadType]: { schema: z.unknown() } } },
          ...rowErrors,
        },
      },
    },
    async (request, reply) => {
      const { name, content } = await papers.downloadScan(toPaperRequest(request), request.params.scan);
      return reply
        .headers({
          "content-disposition": `attachment; filename="scan"; filename*=UTF-8''${encodeRfc8187(name)}`,
          "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
          "cross-origin-resource-policy": "same-site",
          "x-content-type-options": "nosniff",
        })
        .type(uploadType)
        .send(content);
    },
  );

  app.delete(
    `${folder}/scans/:scan/`,
    {
      config,
      schema: {
        summary: "Delete a scan",
        tags,
        params: scanParams,
        response: { 204: z.null(), ...rowErrors },
      },
    },
    async (request, reply) => {
      await papers.deleteScan(toPaperRequest(request), request.params.scan);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${folder}/scans/:scan/restore/`,
    {
      config,
      schema: {
        summary: "Bring a deleted scan back",
        description: "Within 30 days of its deletion.",
        tags,
        params: scanParams,
        response: { 200: scanSchema, ...rowErrors },
      },
    },
    async (request) => papers.restoreScan(toPaperRequest(request), request.params.scan),
  );

  // In a scope of its own, because only this route reads a body of this type. It is kept in memory: a file that waits on
  // disk like those of forms would be there unencrypted.
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(uploadType, { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.put(
      `${folder}/scans/:scan/`,
      {
        config,
        bodyLimit: maxScanBytes,
        schema: {
          summary: "Add a scan",
          description:
            "The body is the file itself: a PDF, JPEG, PNG, WebP or HEIC of at most 10 MB, recognised by its content; " +
            `at most ${maxScans} for a property. The caller chooses the id, 32 random hexadecimal digits, and may repeat the call: the ` +
            "first one responds 201, later ones 200.",
          tags,
          consumes: [uploadType],
          params: scanParams,
          querystring: scanQuery,
          headers: scanHeaders,
          response: {
            200: scanSchema,
            201: scanSchema,
            ...rowErrors,
            409: problemSchema,
            413: problemSchema,
            415: problemSchema,
            507: problemSchema,
          },
        },
      },
      async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw new Problem("unsupported_type");
        const { scan, isNew } = await papers.addScan(toPaperRequest(request), {
          id: request.params.scan,
          kind: request.query.kind,
          name: readInput(scanNameSchema, decodeName(request.headers["x-file-name"])),
          content: request.body,
        });
        return reply.code(isNew ? 201 : 200).send(scan);
      },
    );
  });
}

function toPaperRequest(request: FastifyRequest & { params: { id: number } }): PaperRequest {
  return { account: requireAccount(request), propertyId: request.params.id };
}

function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new Problem("malformed_request");
  }
}

/** `encodeURIComponent` leaves a few characters that a header's value may not contain. */
function encodeRfc8187(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
