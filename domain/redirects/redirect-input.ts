import * as z from "zod/mini";
import type { FieldCode } from "#domain/problem-texts.ts";
import { fieldCode } from "#domain/problems.ts";
import { toSitePath } from "#domain/site/page-address.ts";
import { requiredLine } from "#domain/text-fields.ts";
import { isReservedPath } from "./reserved-paths.ts";
import { normalizeShortPath } from "./short-path.ts";

const maxPathLength = 200;
const maxTargetLength = 1_000;
/** Letters of every script with their signs, digits, and what addresses contain unencoded. */
const pathCharacters = /^(?:\/[\p{L}\p{M}\p{N}_~.,+'()@-]+)+$/u;
/** Without a user name, which would look like a host. */
const externalAddress = /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?#]|$)/i;
const scheme = /^[a-z][a-z\d+.-]*:/i;
const dots = /(?:^|\/)\.{1,2}(?:\/|$)/;

/** Why no short address can have this normalized path; undefined if one can. */
export function shortPathProblem(path: string): FieldCode | undefined {
  if (path.length > maxPathLength) return "too_long";
  if (isReservedPath(path)) return "address_reserved";
  if (!pathCharacters.test(path) || dots.test(path)) return "invalid";
  return undefined;
}

const shortPath = z.pipe(
  requiredLine(maxTargetLength),
  z.transform((text, context): string => {
    const path = normalizeShortPath(withoutOrigin(text, undefined).replace(/[?#].*$/s, ""));
    const code = path === undefined ? "invalid" : shortPathProblem(path);
    if (code) context.issues.push({ code: "custom", message: fieldCode(code), input: text });
    return path ?? z.NEVER;
  }),
);

const flag = z._default(z.boolean(fieldCode("choice_invalid")), false);

/** IM9: a short address as staff send it. Addresses that begin with the site's own origin, as browsers copy them, are paths. */
export function redirectInputSchema(siteOrigin: string) {
  return z
    .pipe(
      z.object({
        path: shortPath,
        target: requiredLine(maxTargetLength),
        is_external: flag,
        is_permanent: flag,
      }),
      z.transform(({ path, target, is_external, is_permanent }, context) => {
        const address = readTarget(target, is_external, siteOrigin);
        const code = address === undefined ? targetProblem(target, is_external) : undefined;
        if (code)
          context.issues.push({ code: "custom", message: fieldCode(code), path: ["target"], input: target });
        return { path, target: address ?? z.NEVER, is_permanent };
      }),
    )
    .check(
      z.refine(({ path, target }) => pathOf(target) !== path, {
        error: fieldCode("page_unknown"),
        path: ["target"],
      }),
    );
}
export type RedirectInput = z.output<ReturnType<typeof redirectInputSchema>>;

/** The target as it is stored; undefined if it is none. Whether a page of the site is there is decided when it is written. */
function readTarget(text: string, isExternal: boolean, siteOrigin: string): string | undefined {
  const address = encodeAddress(withoutOrigin(text, siteOrigin));
  if (isExternal) return externalAddress.test(address) ? address : undefined;
  return scheme.test(address) ? undefined : toSitePath(address);
}

/** Headers have ASCII only. */
function encodeAddress(address: string): string {
  return address.replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent);
}

function targetProblem(target: string, isExternal: boolean): FieldCode {
  return !isExternal && /^https:/i.test(target) ? "page_unknown" : "invalid";
}

/** People paste whole addresses: of the site, where its origin is known, or of any host, in front of the path that they mean. */
function withoutOrigin(text: string, origin: string | undefined): string {
  if (origin === undefined) return text.replace(/^https?:\/\/[^/]+/i, "");
  return text === origin || text.startsWith(`${origin}/`) || text.startsWith(`${origin}?`)
    ? toSitePath(text.slice(origin.length))
    : text;
}

/** The normalized path of a target on this site. */
export function pathOf(target: string): string | undefined {
  return target.startsWith("/") ? normalizeShortPath(target.replace(/[?#].*$/s, "")) : undefined;
}
