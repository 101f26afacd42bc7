import { defaultTokens, type Scheme, type SchemeTokens } from "./default-tokens.ts";

/** The tokens as rules that follow tokens.css; empty without a difference. Paper stays white when a page is printed. */
export function tokenStyle(tokens: SchemeTokens): string {
  if (tokens === defaultTokens) return "";
  const light = declarations("light", tokens);
  const dark = declarations("dark", tokens);
  return (
    `:root{${light}}` +
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}` +
    `@media screen{:root[data-theme=dark]{${dark}}}`
  );
}

function declarations(scheme: Scheme, tokens: SchemeTokens): string {
  const own = tokens[scheme];
  const rules = Object.entries(own).map(([name, value]) => `--${name}:${value}`);
  // A fill that is hardly visible on the paper gets an outline.
  const ring = own.madder === own["madder-edge"] ? "transparent" : own["madder-edge"];
  return [...rules, `--madder-ring:${ring}`].join(";");
}
