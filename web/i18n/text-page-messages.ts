import { textPages as en } from "./en/text-pages.ts";
import { textPages as np } from "./np/text-pages.ts";

/** For loaders. */
export const textPageMessages = { en, np } as const;
