export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | Readonly<{ [name: string]: Json }>;

// What could end the script, begin a comment in it, or break a line where JSON may not.
const risky = /[<>&\u2028\u2029]/g;

/** JSON that may stand within a script: whatever people typed, it can't close it. */
export function toScriptJson(value: Json): string {
  return JSON.stringify(value).replace(
    risky,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
