export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | Readonly<{ [name: string]: Json }>;

// Characters that could end the script, start a comment, or break a line.
const unsafeCharacters = /[<>&\u2028\u2029]/g;

/** Data for search engines in the words of schema.org. Loaders write it, so that browsers need no code for it. */
export function writeStructuredData(data: Readonly<{ [name: string]: Json }>): string {
  return toScriptJson({ "@context": "https://schema.org", ...data });
}

/** JSON for use inside a script element: entered text cannot close it. */
export function toScriptJson(value: Json): string {
  return JSON.stringify(value).replace(
    unsafeCharacters,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
