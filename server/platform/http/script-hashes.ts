import { hash, randomBytes } from "node:crypto";

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
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const contentStart = html.indexOf(">", at) + 1;
    const tag = html.slice(html.lastIndexOf("<", at), contentStart);
    const element = /^<(script|style)(?=\s)(?!.*\ssrc=)/s.exec(tag)?.[1] as keyof typeof hashes | undefined;
    if (!element) continue;
    const content = html.slice(contentStart, html.indexOf(`</${element}>`, contentStart));
    hashes[element].add(`'sha256-${hash("sha256", content, "base64")}'`);
  }
  return {
    html: html.replaceAll(attribute, ""),
    scriptHashes: [...hashes.script],
    styleHashes: [...hashes.style],
  };
}
