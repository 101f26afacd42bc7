import { createHash, randomBytes } from "node:crypto";

/** A page without nonces, and the hashes of its inline scripts and styles for the Content-Security-Policy. */
export type HashedPage = Readonly<{
  html: string;
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}>;

/** Marks the scripts and styles that the server adds to one page. It is random, so that injected content cannot contain it. */
export function createScriptNonce(): string {
  return randomBytes(16).toString("hex");
}

/**
 * Hashes the inline scripts and styles that have the nonce and removes the nonce, so that the page can be cached. Injected
 * ones do not have the nonce, so they are not hashed and the browser blocks them.
 */
export function replaceNonceWithHashes(html: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const hashesOf = (element: "script" | "style") => {
    const own = new RegExp(
      `<${element}(?=[^>]*${attribute})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`,
      "g",
    );
    const hashes = Array.from(html.matchAll(own), ([, content = ""]) => {
      return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
    });
    return [...new Set(hashes)];
  };
  return {
    html: html.replaceAll(attribute, ""),
    scriptHashes: hashesOf("script"),
    styleHashes: hashesOf("style"),
  };
}
