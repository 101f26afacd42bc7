import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";

const permissions = "camera=(), microphone=(), geolocation=(), payment=()";
const referrers = "strict-origin-when-cross-origin";

/** What is set on every answer, by name; a kept page has them from the answer that it was made for. */
export const securityHeaderNames = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
] as const;

/** Headers for every answer. Pages replace the policy with one that knows their own inline scripts. */
export async function securityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: publicUrl.startsWith("https:"),
    referrerPolicy: { policy: referrers },
    xFrameOptions: { action: "deny" },
    // Pictures are shared as links and cards on other sites.
    crossOriginResourcePolicy: { policy: "cross-origin" },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", permissions);
  });
}

/** For an answer that comes before any hook has run. */
export function bareSecurityHeaders(reply: FastifyReply): void {
  reply.headers({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "permissions-policy": permissions,
    "referrer-policy": referrers,
    "x-content-type-options": "nosniff",
  });
}

/** Hashes, not nonces: a kept page keeps its policy. Another API host may be called and its pictures shown. */
export function pagePolicy(scriptHashes: readonly string[], apiUrl?: string): string {
  const hosts = ["'self'", ...(apiUrl ? [new URL(apiUrl).origin] : [])].join(" ");
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(" "),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `connect-src ${hosts}`,
    `img-src ${hosts} data: blob:`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
