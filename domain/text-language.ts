// English texts contain the rupee sign too.
const rupeeSign = /रु(?![\u0900-\u097f])/g;

/** Detects the language by the script of most letters. Returns undefined for a text without letters. */
export function detectLanguageTag(text: string): "en" | "ne" | undefined {
  const devanagari = text.replace(rupeeSign, "").match(/[\u0900-\u097f]/g)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  if (devanagari === 0 && latin === 0) return undefined;
  return devanagari >= latin ? "ne" : "en";
}
