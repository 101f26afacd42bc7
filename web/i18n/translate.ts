/** Texts under names, in groups as deep as one likes. */
export type Words = { readonly [key: string]: string | Words };

/** The addresses of a catalogue's texts: `chrome.buy`. */
export type Key<W> = {
  [Name in keyof W & string]: W[Name] extends string ? Name : `${Name}.${Key<W[Name]>}`;
}[keyof W & string];

type TextAt<W, K> = K extends keyof W
  ? W[K]
  : K extends `${infer Group}.${infer Rest}`
    ? Group extends keyof W
      ? TextAt<W[Group], Rest>
      : never
    : never;

/** The names in double braces, which a text is given values for. */
type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Text> = [Placeholder<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Text>, string | number>>];

/** The text of a key, with its values filled in. A key that does not exist, or a value left out, is a type error. */
export type Translate<W> = <K extends Key<W>>(key: K, ...values: Values<TextAt<W, K>>) => string;

/** What the first catalogue lacks is taken from the next; what all lack shows its key. */
export function createTranslate<W>(...catalogues: readonly Words[]): Translate<W> {
  return (key, ...[values]) => {
    const text = catalogues.map((words) => textAt(words, key)).find((found) => found !== undefined) ?? key;
    return values ? fill(text, values) : text;
  };
}

function textAt(words: Words, key: string): string | undefined {
  let found: string | Words | undefined = words;
  for (const name of key.split(".")) found = typeof found === "object" ? found[name] : undefined;
  return typeof found === "string" ? found : undefined;
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}
