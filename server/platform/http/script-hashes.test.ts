import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createScriptNonce, replaceNonceWithHashes } from "./script-hashes.ts";

const nonce = createScriptNonce();
const own = "window.__reactRouterContext = {};";
const starter = 'import "/assets/root.js";';
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const page = (text: string) =>
  [
    `<head><link rel="stylesheet" nonce="${nonce}" href="/app.css"/></head><body><h1>${text}</h1>`,
    `<script nonce="${nonce}">${own}</script>`,
    `<script nonce="${nonce}" src="/x.js"></script>`,
    '<script type="application/ld+json">{"@type":"House"}</script>',
    `<script nonce="${nonce}" type="module" async="">${starter}</script></body>`,
  ].join("");

test("names the server's own inline scripts, and leaves no nonce in the page", () => {
  const { html, scriptHashes } = replaceNonceWithHashes(page("House"), nonce);
  expect(scriptHashes).toEqual([hashOf(own), hashOf(starter)]);
  expect(html).toContain(`<script>${own}</script>`);
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
])("names no script that came in with a text: %s", (injected) => {
  for (const text of [injected, `House ${injected}`]) {
    for (const hash of replaceNonceWithHashes(page(text), nonce).scriptHashes)
      expect([hashOf(own), hashOf(starter)]).toContain(hash);
  }
});
