import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { HashedPage } from "./script-hashes.ts";

const permissionsPolicy = "camera=(), microphone=(), geolocation=(), payment=()";
const referrerPolicy = "strict-origin-when-cross-origin";

/** The headers that every response has. A cached page stores them. */
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

/** Sets the headers of every response. Pages replace the policy with `buildPagePolicy`. */
export async function registerSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: publicUrl.startsWith("https:"),
    referrerPolicy: { policy: referrerPolicy },
    xFrameOptions: { action: "deny" },
    // Other sites embed pictures and share cards.
    crossOriginResourcePolicy: { policy: "cross-origin" },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", permissionsPolicy);
  });
}

/** For responses that are sent before the hooks run. */
export function setMinimalSecurityHeaders(reply: FastifyReply): void {
  reply.headers({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "permissions-policy": permissionsPolicy,
    "referrer-policy": referrerPolicy,
    "x-content-type-options": "nosniff",
  });
}

/** ST1: the dashboard shows previews in a frame. */
export function allowOwnFrames(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}

type OtherHosts = Readonly<{ apiUrl?: string | undefined; tilesUrl?: string | undefined }>;

/**
 * Uses hashes instead of nonces, so that pages can be cached. Allows requests to another API host and its pictures, and the
 * tiles of maps (MP2).
 */
export function buildPagePolicy(
  { scriptHashes, styleHashes }: Pick<HashedPage, "scriptHashes" | "styleHashes">,
  { apiUrl, tilesUrl }: OtherHosts = {},
): string {
  const hosts = ["'self'", ...(apiUrl ? [new URL(apiUrl).origin] : [])].join(" ");
  // Leaflet replaces {s} by the names of hosts that share the work.
  const tiles = tilesUrl ? ` ${new URL(tilesUrl.replace("{s}", "*")).origin}` : "";
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(" "),
    ["style-src 'self'", ...styleHashes].join(" "),
    "style-src-attr 'unsafe-inline'",
    "worker-src 'self'",
    `connect-src ${hosts}`,
    `img-src ${hosts}${tiles} data: blob:`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
