import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { Problem } from "./problem.ts";

/** The version of a row. It changes with the content and the pictures of the row. */
export function entityTag(row: object): string {
  return `"${createHash("sha256").update(JSON.stringify(row)).digest("base64url")}"`;
}

export const ifMatchHeaders = z.looseObject({
  "if-match": z
    .optional(z.string())
    .check(
      z.describe(
        "The `ETag` of the row that the caller has read. If the row has changed since, nothing is written and the " +
          "response is 412 with code `conflict`, the current row in `current` and its `ETag`.",
      ),
    ),
});

/** Sets the ETag. If the caller already has this version, sends a 304 and returns true. */
export function sendNotModifiedIfKnown(request: FastifyRequest, reply: FastifyReply, row: object): boolean {
  const tag = entityTag(row);
  reply.header("etag", tag);
  const isKnown = isKnownTag(request, tag);
  if (isKnown) reply.code(304).send();
  return isKnown;
}

/** Whether the caller already has this version. A weak tag matches a strong one (RFC 9110, 13.1.2). */
export function isKnownTag({ headers }: Pick<FastifyRequest, "headers">, tag: string): boolean {
  const known = headers["if-none-match"];
  if (known === undefined) return false;
  const [sought] = tagsIn(tag);
  return isAny(known) || tagsIn(known).some(({ opaque }) => opaque === sought?.opaque);
}

/** Throws a conflict if the row has changed since the caller read it. A weak tag never matches (RFC 9110, 13.1.1). */
export function requireMatch<Row extends object>(
  ifMatch: string | undefined,
  row: Row,
  present: (row: Row) => object,
): void {
  if (ifMatch === undefined || isAny(ifMatch)) return;
  const tag = entityTag(row);
  if (tagsIn(ifMatch).some(({ opaque, isWeak }) => opaque === tag && !isWeak)) return;
  throw new Problem("conflict", { current: present(row), entityTag: tag });
}

function isAny(header: string): boolean {
  return header.trim() === "*";
}

function tagsIn(header: string) {
  return Array.from(header.matchAll(/(W\/)?("[^"]*")/g), ([, weak, opaque]) => ({
    opaque,
    isWeak: weak !== undefined,
  }));
}
