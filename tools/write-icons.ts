import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawIconSprite } from "./icon-sprite.ts";

/** Writes the sprite of `web/icons/icon-names.ts`. */
writeFileSync(join(import.meta.dirname, "../web/icons/icons.svg"), await drawIconSprite());
