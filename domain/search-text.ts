/**
 * Lowercases each character with Unicode's simple mapping, as PostgreSQL's lower() and ILIKE do under a UTF-8 locale
 * (libc's or the built-in C.UTF-8). String.toLowerCase() on the whole text differs for two letters: it turns "İ" into
 * two characters, and its result for "Σ" depends on the neighbouring letters.
 */
export function foldCase(text: string): string {
  let folded = "";
  for (const character of text) {
    const [lower = character] = character.toLowerCase();
    folded += lower;
  }
  return folded;
}

/**
 * Whether a place is looked for in the addresses of every language. One in Latin letters is looked for in the plain
 * address only, which has an index of its own.
 */
export function isPlaceInAnyLanguage(place: string): boolean {
  return /\P{ASCII}/u.test(place);
}

/** Finds a literal substring: %, _ and * are not wildcards. */
export function containsText(text: string, part: string): boolean {
  return foldCase(text).includes(foldCase(part));
}
