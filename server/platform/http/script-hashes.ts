import { createHash, randomBytes } from "node:crypto";

/** A page without nonces, and the hashes of its inline scripts for the Content-Security-Policy. */
export type HashedPage = Readonly<{ html: string; scriptHashes: readonly string[] }>;

/** Marks the scripts that the server adds to one page. It is random, so that injected content cannot contain it. */
export function createScriptNonce(): string {
  return randomBytes(16).toString("hex");
}

/**
 * Hashes the inline scripts that have the nonce and removes the nonce, so that the page can be cached. Injected scripts
 * do not have the nonce, so they are not hashed and the browser blocks them.
 */
export function replaceNonceWithHashes(html: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const ownScript = new RegExp(
    `<script(?=[^>]*${attribute})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    "g",
  );
  const hashes = Array.from(html.matchAll(ownScript), ([, script = ""]) => {
    return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  });
  return { html: html.replaceAll(attribute, ""), scriptHashes: [...new Set(hashes)] };
}
