import { keysOf } from "#domain/keys-of.ts";
import { textsSchema } from "./page-texts.ts";

export const textPageNames = keysOf(textsSchema.shape);
export type TextPageName = (typeof textPageNames)[number];
