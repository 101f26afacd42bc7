import { createHash, randomBytes } from "node:crypto";

/** A page as it may leave the server, and the inline scripts in it that may run. */
export type SealedPage = Readonly<{ html: string; scriptHashes: readonly string[] }>;

/** Marks the scripts that the server itself puts into one page; whoever wrote what the page shows can't guess it. */
export function newScriptNonce(): string {
  return randomBytes(16).toString("hex");
}

/**
 * Hashes the inline scripts that carry the nonce, and takes the nonce out of the page: a cached page keeps its hashes,
 * and a script that came in with anyone's text has none.
 */
export function sealScripts(html: string, nonce: string): SealedPage {
  const mark = ` nonce="${nonce}"`;
  const ownScript = new RegExp(`<script(?=[^>]*${mark})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, "g");
  const hashes = Array.from(html.matchAll(ownScript), ([, script = ""]) => {
    return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  });
  return { html: html.replaceAll(mark, ""), scriptHashes: [...new Set(hashes)] };
}
