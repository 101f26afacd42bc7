import { errors, jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import { Problem } from "#server/platform/http/problem.ts";

export type TokenKind = "access" | "refresh";

const algorithm = "HS256";
const issuer = "mithila-ghar";
const audience = "mithila-ghar-api";

/** A session expires together with its refresh token. */
export const tokenLifetimeSeconds: Readonly<Record<TokenKind, number>> = {
  access: 10 * 60,
  refresh: 14 * 24 * 60 * 60,
};

/** Tokens that were issued before generations existed have no `gen`. */
const claimsSchema = z.object({ sid: z.uuid(), gen: z._default(z.int().check(z.gte(0)), 0) });

export type Tokens = Readonly<{
  /** Each rotation of the refresh token increases its generation. */
  sign: (kind: TokenKind, sessionId: string, now?: Date, generation?: number) => Promise<string>;
  /** Returns the token's session id, or throws a `Problem`. */
  read: (kind: TokenKind, token: string, now?: Date) => Promise<string>;
  readRefresh: (token: string, now?: Date) => Promise<{ sessionId: string; generation: number }>;
}>;

export function createTokens(secret: Uint8Array): Tokens {
  async function readClaims(kind: TokenKind, token: string, now = new Date()) {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: [algorithm],
        typ: typeOf(kind),
        issuer,
        audience,
        requiredClaims: ["exp", "iat"],
        currentDate: now,
      });
      return claimsSchema.parse(payload);
    } catch (error) {
      const expired = error instanceof errors.JWTExpired;
      throw new Problem(expired ? "token_expired" : "token_invalid", { cause: error });
    }
  }

  return {
    sign(kind, sessionId, now = new Date(), generation = 0) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT(kind === "refresh" ? { sid: sessionId, gen: generation } : { sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: typeOf(kind) })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenLifetimeSeconds[kind])
        .sign(secret);
    },

    async read(kind, token, now) {
      return (await readClaims(kind, token, now)).sid;
    },

    async readRefresh(token, now) {
      const { sid, gen } = await readClaims("refresh", token, now);
      return { sessionId: sid, generation: gen };
    },
  };
}

/** Part of the signed header, so that a token of one kind is not accepted as the other. */
function typeOf(kind: TokenKind): string {
  return `${kind}+jwt`;
}
