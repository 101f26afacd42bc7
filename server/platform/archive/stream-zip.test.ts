import { once } from "node:events";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { streamZip } from "./stream-zip.ts";

test("IM8: a small archive is whole, although its reader comes after its end was written", async () => {
  const filled = Promise.withResolvers<void>();
  const file = streamZip(async (add) => {
    await add("data.json", Readable.from(["{}"]));
    filled.resolve();
  });
  await filled.promise;
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  const zip = await fromBufferPromise(await buffer(file), { lazyEntries: true });
  const contents: [string, string][] = [];
  for await (const entry of zip.eachEntry())
    contents.push([entry.fileName, await text(await zip.openReadStreamPromise(entry))]);
  expect(contents).toEqual([["data.json", "{}"]]);
});

test("IM8: a file that can't be read ends the archive with its error", async () => {
  const file = streamZip(() => Promise.reject(new Error("no such picture")));
  await expect(buffer(file)).rejects.toThrow("no such picture");
});

test("a reader that goes away ends the writing", async () => {
  const ended = Promise.withResolvers<unknown>();
  const endless = new Readable({ read: () => undefined });
  const file = streamZip((add) => add("endless", endless).catch(ended.resolve));
  file.destroy();
  await once(file, "close");
  expect(await ended.promise).toMatchObject({ message: "The archive was not read to its end" });
});
