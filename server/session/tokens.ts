import { errors, jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import { Problem } from "#server/http/problem.ts";

export type TokenKind = "access" | "refresh";

const algorithm = "HS256";
const issuer = "mithila-ghar";
const audience = "mithila-ghar-api";

/** In seconds. A session lasts as long as its refresh token. */
export const lifetime: Readonly<Record<TokenKind, number>> = { access: 10 * 60, refresh: 14 * 24 * 60 * 60 };

const claimsSchema = z.object({ sid: z.uuid() });

export type Tokens = Readonly<{
  sign: (kind: TokenKind, sessionId: string, now?: Date) => Promise<string>;
  /** The session that the token belongs to; throws the problem with it. */
  read: (kind: TokenKind, token: string, now?: Date) => Promise<string>;
}>;

export function createTokens(secret: Uint8Array): Tokens {
  return {
    sign(kind, sessionId, now = new Date()) {
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: typeOf(kind) })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetime[kind])
        .sign(secret);
    },

    async read(kind, token, now = new Date()) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [algorithm],
          typ: typeOf(kind),
          issuer,
          audience,
          requiredClaims: ["exp", "iat"],
          currentDate: now,
        });
        return claimsSchema.parse(payload).sid;
      } catch (error) {
        const expired = error instanceof errors.JWTExpired;
        throw new Problem(expired ? "token_expired" : "token_invalid", { cause: error });
      }
    },
  };
}

/** Said in the signed header, so that no token passes for one of the other kind. */
function typeOf(kind: TokenKind): string {
  return `${kind}+jwt`;
}
