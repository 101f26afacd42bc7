import { expect, test } from "vitest";
import { deferScriptsUntilLoad } from "./defer-scripts.ts";

const page = [
  '<head><link rel="modulepreload" href="/assets/site.js" nonce="n1"/><link rel="modulepreload" href="/assets/home.js" nonce="n1"/></head>',
  '<body><script nonce="n1">window.__reactRouterContext = {};</script><script nonce="n1" type="module" async="">import "/assets/manifest.js";',
  'import * as route0 from "/assets/root.js";',
  "",
  '  window.__reactRouterRouteModules = {"root":route0};',
  "",
  'import("/assets/entry.client.js");</script></body>',
].join("\n");

test("scripts are asked for by the page itself, once it has loaded, in the order React Router had them", () => {
  const late = deferScriptsUntilLoad(page, "n1", ["/assets/words.js"]);
  expect(late).toContain("<head></head>");
  expect(late).toContain('for (const href of ["/assets/site.js","/assets/home.js","/assets/words.js"])');
  const starter = late.slice(late.indexOf('<script nonce="n1" type="module" async="">'));
  expect(starter).not.toMatch(/^import /m);
  expect(starter.match(/\bimport\("[^"]+"\)/g)).toEqual([
    'import("/assets/manifest.js")',
    'import("/assets/root.js")',
    'import("/assets/entry.client.js")',
  ]);
  expect(starter).toContain('const route0 = await import("/assets/root.js");');
  expect(starter.indexOf('addEventListener("load"')).toBeLessThan(starter.indexOf("import("));
});

test("a script of the same kind that is not the server's own stays as it is", () => {
  const injected = `<script type="module" async="">import "/assets/manifest.js";</script>`;
  expect(deferScriptsUntilLoad(injected + page, "n1", [])).toContain(injected);
});

test("a page without scripts stays as it is", () => {
  const plain = "<html><body><p>नमस्ते</p><script>var a = 1;</script></body></html>";
  expect(deferScriptsUntilLoad(plain, "n1", ["/assets/words.js"])).toBe(plain);
});
