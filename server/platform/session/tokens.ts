import { errors, jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import { Problem } from "#server/platform/http/problem.ts";

export type TokenKind = "access" | "refresh";

const algorithm = "HS256";
const issuer = "mithila-ghar";
const audience = "mithila-ghar-api";

/** In seconds. A session lasts as long as its refresh token. */
export const tokenLifetimeSeconds: Readonly<Record<TokenKind, number>> = {
  access: 10 * 60,
  refresh: 14 * 24 * 60 * 60,
};

/** Tokens of sessions that are older than their numbering have none. */
const claimsSchema = z.object({ sid: z.uuid(), gen: z._default(z.int().check(z.gte(0)), 0) });

export type Tokens = Readonly<{
  /** Refresh tokens are numbered: each counts until the next one is given out. */
  sign: (kind: TokenKind, sessionId: string, now?: Date, generation?: number) => Promise<string>;
  /** The session that the token belongs to; throws the problem with it. */
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
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT(kind === "refresh" ? { sid: sessionId, gen: generation } : { sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: typeOf(kind) })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + tokenLifetimeSeconds[kind])
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

/** Said in the signed header, so that no token passes for one of the other kind. */
function typeOf(kind: TokenKind): string {
  return `${kind}+jwt`;
}
