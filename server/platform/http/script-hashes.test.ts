import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createScriptNonce, replaceNonceWithHashes } from "./script-hashes.ts";

const nonce = createScriptNonce();
const contextScript = "window.__reactRouterContext = {};";
const entryScript = 'import "/assets/root.js";';
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const page = (text: string) =>
  [
    `<head><link rel="stylesheet" nonce="${nonce}" href="/app.css"/></head><body><h1>${text}</h1>`,
    `<script nonce="${nonce}">${contextScript}</script>`,
    `<script nonce="${nonce}" src="/x.js"></script>`,
    '<script type="application/ld+json">{"@type":"House"}</script>',
    `<script nonce="${nonce}" type="module" async="">${entryScript}</script></body>`,
  ].join("");

test("hashes the inline scripts of the server and removes the nonce from the page", () => {
  const { html, scriptHashes } = replaceNonceWithHashes(page("House"), nonce);
  expect(scriptHashes).toEqual([hashOf(contextScript), hashOf(entryScript)]);
  expect(html).toContain(`<script>${contextScript}</script>`);
  expect(html).not.toContain("nonce");
});

test.each([
  "<script>alert(1)</script>",
  '<script type="module">alert(1)</script>',
  '<script nonce="">alert(1)</script>',
  `<script nonce="${createScriptNonce()}">alert(1)</script>`,
  "<script>alert(1)//",
  "<script ",
  "<script>alert(1)</script ><script x=",
])("does not hash an injected script: %s", (injected) => {
  for (const text of [injected, `House ${injected}`]) {
    for (const hash of replaceNonceWithHashes(page(text), nonce).scriptHashes)
      expect([hashOf(contextScript), hashOf(entryScript)]).toContain(hash);
  }
});
