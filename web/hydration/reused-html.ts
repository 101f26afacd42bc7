import { LRUCache } from "lru-cache";
import type { Language } from "#domain/language.ts";
import type { Settings } from "#domain/settings/settings.ts";
import type { ReusedParts } from "./reused-part.tsx";

/** About 5 MB. */
const maxParts = 1_000;

/** Changed settings are another object, so parts never show those of before. */
const storesBySettings = new WeakMap<Settings, LRUCache<string, string>>();

/**
 * The reused parts of one page. `secret` is random, so that no text of the page looks like a mark. `takeMarked` stores the parts
 * that were rendered and returns the page without marks.
 */
export function openReusedParts(
  settings: Settings,
  language: Language,
  secret: string,
): ReusedParts & Readonly<{ takeMarked: (html: string) => string }> {
  const store = storesBySettings.get(settings) ?? new LRUCache<string, string>({ max: maxParts });
  storesBySettings.set(settings, store);
  const keys: string[] = [];
  return {
    find: (key) => store.get(language + key),
    mark: (key) => `(${secret} ${keys.push(key) - 1})`,
    takeMarked(html) {
      if (keys.length === 0) return html;
      // Texts and the numbers of marks by turns; the part between two marks of a number is at every fourth place.
      const pieces = html.split(new RegExp(`\\(${secret} (\\d+)\\)`));
      for (let index = 2; index < pieces.length; index += 4) {
        const key = keys[Number(pieces[index - 1])];
        const part = pieces[index];
        // A copy, because a piece of a string retains the whole.
        if (key !== undefined && part !== undefined) store.set(language + key, Buffer.from(part).toString());
      }
      return pieces.filter((_, index) => index % 2 === 0).join("");
    },
  };
}
