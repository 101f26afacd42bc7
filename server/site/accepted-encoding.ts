export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that a client accepts. */
export function bestEncoding(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? "");
  if (accepts(text, "br")) return "br";
  return accepts(text, "gzip") ? "gzip" : "identity";
}

function accepts(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(accepted.slice(at + encoding.length));
}
