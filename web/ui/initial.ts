// Intl.Segmenter is not used: engines disagree on where a Devanagari conjunct ends, which would break hydration.
const syllable = /^[\u0900-\u097f](?:\u094d\u200d?[\u0915-\u0939]|\p{M})*/u;

/** The first letter of a name: "R" for "ram", "कृ" for "कृष्ण", "श्री" for "श्रीमान". */
export function initialOf(name: string): string {
  const trimmed = name.trim();
  const devanagari = syllable.exec(trimmed)?.[0];
  if (devanagari) return devanagari;
  const [first = "?"] = trimmed;
  return first.toUpperCase();
}
