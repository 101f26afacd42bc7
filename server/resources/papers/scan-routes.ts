import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { type PermitKind, permitKinds } from "#domain/jobs/choices.ts";
import { paperViewsSchema } from "#domain/papers/paper-view.ts";
import { maxScanBytes, type Scan, type ScanKind, scanIdSchema, scanNameSchema } from "#domain/papers/scan.ts";
import { problemSchema } from "#domain/problems.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { rowErrors } from "#server/platform/http/error-responses.ts";
import { readInput } from "#server/platform/http/form.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { Vault } from "#server/platform/secrets/vault.ts";
import { ownerTables, type PaperOwner } from "./paper-owner.ts";
import { presentView } from "./presenter.ts";
import type { ScanRow } from "./repository.ts";
import { type PaperDependencies, type PaperRequest, Scans } from "./scans.ts";

const scanParams = z.object({ ...idParams.shape, scan: scanIdSchema });
const uploadType = "application/octet-stream";
const scanHeaders = z.looseObject({
  "x-file-name": z
    .string()
    .check(z.describe("The file's name, percent-encoded. In a header, because proxies log URLs.")),
});

type ScanRoutes = Readonly<{
  owner: PaperOwner["kind"];
  /** The address of the scans, with the owner's `:id`. */
  folder: string;
  /** The address of the list of looks. */
  views: string;
  tags: string[];
  config: Readonly<{ access: "papers"; isConstruction?: boolean }>;
  kinds: readonly [ScanKind, ...ScanKind[]];
  /** Whether a scan can belong to a step of the permit. */
  hasPermits: boolean;
  /** Of a scan as `present` returns it. */
  schema: z.ZodMiniType<Scan>;
  present: (vault: Vault, scan: ScanRow) => Scan;
}>;

/** LD7, CN7: the scans of a property or a job. Each call is recorded. */
export async function scanRoutes(
  app: App,
  dependencies: PaperDependencies,
  options: ScanRoutes,
): Promise<void> {
  const { folder, tags, config, kinds, hasPermits, schema, present } = options;
  const { vault } = dependencies;
  const scans = new Scans(dependencies);
  const read = (request: FastifyRequest & { params: { id: number } }) =>
    toPaperRequest(request, options.owner);

  app.get(
    options.views,
    {
      config,
      schema: {
        summary: "Who looked at the papers or changed them, the latest first",
        tags,
        params: idParams,
        response: { 200: paperViewsSchema, ...rowErrors },
      },
    },
    async (request) => {
      const rows = await scans.listViews(read(request));
      return { results: rows.map((row) => presentView(vault, row)) };
    },
  );

  app.get(
    `${folder}:scan/`,
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
      const { name, content } = await scans.download(read(request), request.params.scan);
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
    `${folder}:scan/`,
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
      await scans.delete(read(request), request.params.scan);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${folder}:scan/restore/`,
    {
      config,
      schema: {
        summary: "Bring a deleted scan back",
        description: "Within 30 days of its deletion.",
        tags,
        params: scanParams,
        response: { 200: schema, ...rowErrors },
      },
    },
    async (request) => present(vault, await scans.restore(read(request), request.params.scan)),
  );

  const kindQuery = { kind: z._default(z.enum(kinds, { error: "choice_invalid" }), "other") };
  const permitQuery = { permit: z.optional(z.enum(permitKinds, { error: "choice_invalid" })) };
  // In a scope of its own, because only this route reads a body of this type. It is kept in memory: a file that waits on
  // disk like those of forms would be there unencrypted.
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(uploadType, { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.put(
      `${folder}:scan/`,
      {
        config,
        bodyLimit: maxScanBytes,
        schema: {
          summary: "Add a scan",
          description:
            "The body is the file itself: a PDF, JPEG, PNG, WebP or HEIC of at most 10 MB, recognised by its content; " +
            `at most ${ownerTables[options.owner].maxScans} for a ${options.owner}. The caller chooses the id, 32 random hexadecimal digits, and ` +
            "may repeat the call: the first one responds 201, later ones 200.",
          tags,
          consumes: [uploadType],
          params: scanParams,
          querystring: z.object(hasPermits ? { ...kindQuery, ...permitQuery } : kindQuery),
          headers: scanHeaders,
          response: {
            200: schema,
            201: schema,
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
        const query: Readonly<{ kind: ScanKind; permit?: PermitKind }> = request.query;
        const { scan, isNew } = await scans.add(read(request), {
          id: request.params.scan,
          kind: query.kind,
          name: readInput(scanNameSchema, decodeName(request.headers["x-file-name"])),
          content: request.body,
          permit: query.permit ?? null,
        });
        return reply.code(isNew ? 201 : 200).send(present(vault, scan));
      },
    );
  });
}

export function toPaperRequest(
  request: FastifyRequest & { params: { id: number } },
  kind: PaperOwner["kind"],
): PaperRequest {
  return { account: requireAccount(request), owner: { kind, id: request.params.id } };
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
