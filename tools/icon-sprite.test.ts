import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { drawIconSprite } from "./icon-sprite.ts";

it("the sprite contains every icon as the installed Lucide draws it", async () => {
  const sprite = await readFile(join(import.meta.dirname, "../web/icons/icons.svg"), "utf8");
  // If this fails, run `node tools/write-icons.ts`.
  expect(sprite).toBe(await drawIconSprite());
});
