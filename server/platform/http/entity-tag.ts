import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { Problem } from "./problem.ts";

/** Staff get other responses from the same URLs, and "_timed" ones show something that ends without a write. */
type Variant = `${"" | "staff_"}${Language}${"" | "_timed"}`;

/**
 * The version of a row, which changes with its content and its pictures. Responses in different languages need
 * different tags, because a browser sends the tag of the one that it has to ask for the other.
 */
export function entityTag(row: object, variant?: Variant): string {
  const version = createHash("sha256")
    .update(JSON.stringify(omitPoint(row)))
    .digest("base64url");
  return `"${version}${variant ? `.${variant}` : ""}"`;
}

/**
 * PL3: a hash of an approximate pin and public fields would let anyone try all points of its area. A change of the pin
 * changes `updated_at`.
 */
function omitPoint(row: object): object {
  const { latitude: _latitude, longitude: _longitude, ...rest } = { latitude: null, longitude: null, ...row };
  return rest;
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
export function sendNotModifiedIfKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  row: object,
  variant: Variant,
): boolean {
  const tag = entityTag(row, variant);
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

/**
 * Throws a conflict if the row has changed since the caller read it, in any language. A weak tag never matches
 * (RFC 9110, 13.1.1).
 */
export function requireMatch<Row extends object>(
  ifMatch: string | undefined,
  row: Row,
  present: (row: Row) => object,
  language?: Language,
): void {
  if (ifMatch === undefined || isAny(ifMatch)) return;
  const version = entityTag(row);
  const isCurrent = (opaque: string) => opaque.replace(/\.\w+"$/, '"') === version;
  if (tagsIn(ifMatch).some(({ opaque, isWeak }) => isCurrent(opaque) && !isWeak)) return;
  throw new Problem("conflict", { current: present(row), entityTag: entityTag(row, language) });
}

function isAny(header: string): boolean {
  return header.trim() === "*";
}

function tagsIn(header: string) {
  return Array.from(header.matchAll(/(W\/)?("[^"]*")/g), ([, weak, opaque = ""]) => ({
    opaque,
    isWeak: weak !== undefined,
  }));
}
