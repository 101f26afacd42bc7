// The sign of the rupee stands in English texts too.
const rupeeSign = /रु(?![\u0900-\u097f])/g;

/** The tag of the language a text is written in, as most of its letters tell; none for figures alone. */
export function textTag(text: string): "en" | "ne" | undefined {
  const devanagari = text.replace(rupeeSign, "").match(/[\u0900-\u097f]/g)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  if (devanagari === 0 && latin === 0) return undefined;
  return devanagari >= latin ? "ne" : "en";
}
