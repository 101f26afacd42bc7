import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { dataScript } from "./data-script.ts";

/** What the script enqueues before it closes the stream. */
function enqueuedBy(script: string): unknown[] {
  const enqueued: unknown[] = [];
  const streamController = {
    enqueue: (text: string) => enqueued.push(text),
    close: () => enqueued.push("closed"),
  };
  runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  return enqueued;
}

const pieces = [
  "'",
  "\\",
  "\\u003c",
  "\n",
  "\r\n",
  "\u2028",
  "\u2029",
  "\0",
  "\ud800",
  "</script>",
  "<!--",
  "-->",
  '"',
  "घर",
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary" })))
  .map((parts) => parts.join(""));

test("the script of a page's data enqueues every text as it is", () => {
  fc.assert(
    fc.property(text, (data) => {
      expect(enqueuedBy(dataScript(data))).toEqual([data, "closed"]);
    }),
  );
});

test("no data can end the script, or is changed by the browser that reads the page", () => {
  // HTML replaces NUL, CR and halves of surrogate pairs; `<` begins an end tag or a comment, `>` ends them.
  fc.assert(
    fc.property(text, (data) => {
      expect(dataScript(data)).not.toMatch(/[<>\p{Cc}\p{Cs}\u2028\u2029]/u);
    }),
  );
});

test("double quotes are not escaped", () => {
  expect(dataScript('[{"_1":2}]')).toContain(`'[{"_1":2}]'`);
});
