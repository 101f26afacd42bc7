import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sampleBundle, sampleDiary } from "#domain/diary/sample-diary.ts";

const folder = mkdtempSync(join(tmpdir(), "verify-"));
afterAll(() => rmSync(folder, { recursive: true }));

function verify(bytes: Uint8Array, ...rest: string[]) {
  const path = join(folder, "diary.zip");
  writeFileSync(path, bytes);
  const command = join(import.meta.dirname, "verify-diary.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, path, ...rest], {
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("CN9: the command verifies a bundle and names the day and the entry of a byte that was altered", async () => {
  const diary = sampleDiary([[[]], [[], [new Uint8Array([1, 2, 3])]]]);
  const bytes = Buffer.from(await sampleBundle(diary));
  const newest = `2-${diary[1]?.seal.hash}`;
  expect(verify(bytes, "--known", newest)).toMatchObject({
    status: 0,
    output: expect.stringContaining(
      `2 days, 3 entries and 1 pictures verified.\nNewest verified seal: ${newest}`,
    ),
  });
  const altered = Buffer.from(bytes);
  const picture = bytes.indexOf("2026-11-02/2/1.jpg") + "2026-11-02/2/1.jpg".length;
  altered[picture] = 9;
  expect(verify(altered)).toMatchObject({
    status: 1,
    output: expect.stringContaining("2 November 2026 (2026-11-02), entry 2, picture 1: The picture is not"),
  });
  expect(verify(bytes, "--known", "3-0000000000000000").output).toContain("days were removed at its end");
  expect(verify(bytes, "--known", "x")).toMatchObject({ status: 2 });
});
