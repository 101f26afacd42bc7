import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { Problem } from "./problem.ts";

/** The version of a row as repositories read it: another one after every change of its content or its pictures. */
export function entityTag(row: object): string {
  return `"${createHash("sha256").update(JSON.stringify(row)).digest("base64url")}"`;
}

/** The header of every call that changes a row. */
export const ifMatchHeaders = z.looseObject({
  "if-match": z
    .optional(z.string())
    .check(
      z.describe(
        "The `ETag` of the row as the caller knows it. If the row has changed since, nothing is written and the " +
          "answer is 412 with code `conflict` and the row as it is now in `current`; its `ETag` comes along.",
      ),
    ),
});

/** Adds the row's version to the answer. If the caller has this version already, the answer is a 304, and sent. */
export function answerUnchanged(request: FastifyRequest, reply: FastifyReply, row: object): boolean {
  const tag = entityTag(row);
  reply.header("etag", tag);
  const known = request.headers["if-none-match"];
  const isKnown = known !== undefined && (isAny(known) || tagsIn(known).some(({ opaque }) => opaque === tag));
  if (isKnown) reply.code(304).send();
  return isKnown;
}

/** Refuses to change a row that is no longer as the caller knows it (RFC 9110, 13.1.1: a weak tag never matches). */
export function requireMatch<Row extends object>(
  ifMatch: string | undefined,
  row: Row,
  present: (row: Row) => object,
): void {
  if (ifMatch === undefined || isAny(ifMatch)) return;
  const tag = entityTag(row);
  if (tagsIn(ifMatch).some(({ opaque, isWeak }) => opaque === tag && !isWeak)) return;
  throw new Problem("conflict", { current: present(row), tag });
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
