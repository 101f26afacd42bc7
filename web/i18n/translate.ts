/** Texts by name, in nested groups. */
export type Messages = { readonly [key: string]: string | Messages };

/** The dotted keys of a catalogue's texts: `chrome.buy`. */
export type Key<M> = {
  [Name in keyof M & string]: M[Name] extends string ? Name : `${Name}.${Key<M[Name]>}`;
}[keyof M & string];

type TextAt<M, K> = K extends keyof M
  ? M[K]
  : K extends `${infer Group}.${infer Rest}`
    ? Group extends keyof M
      ? TextAt<M[Group], Rest>
      : never
    : never;

/** The names in double braces. */
type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? (Name extends `${infer Number}:${string}` ? Number : Name) | Placeholder<Rest>
  : never;

type Values<Text> = [Placeholder<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Text>, string | number>>];

/** Returns the text of a key with its values. An unknown key or a missing value is a type error. */
export type Translate<M> = <K extends Key<M>>(key: K, ...values: Values<TextAt<M, K>>) => string;

/** Looks a key up in each catalogue in turn, and falls back to the key itself. */
export function createTranslate<M>(...catalogues: readonly Messages[]): Translate<M> {
  return (key, ...[values]) => {
    let text: string | undefined;
    for (const catalogue of catalogues) text ??= textAt(catalogue, key);
    text ??= key;
    return values ? fill(text, values) : text;
  };
}

/** What was looked up in each catalogue, because a page asks for the same texts again and again. */
const knownTexts = new WeakMap<Messages, Map<string, string | undefined>>();

function textAt(catalogue: Messages, key: string): string | undefined {
  const known = knownTexts.get(catalogue) ?? new Map<string, string | undefined>();
  if (known.size === 0) knownTexts.set(catalogue, known);
  if (!known.has(key)) known.set(key, findText(catalogue, key));
  return known.get(key);
}

function findText(catalogue: Messages, key: string): string | undefined {
  let found: string | Messages | undefined = catalogue;
  for (const name of key.split(".")) found = typeof found === "object" ? found[name] : undefined;
  return typeof found === "string" ? found : undefined;
}

/** "{{number}} {{number:lead|leads}}" is "1 lead" or "2 leads". */
function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)(?::(.+?)\|(.+?))?\}\}/g, (placeholder, name, one, several) => {
    const value = String(values[name] ?? placeholder);
    return one === undefined ? value : value === "1" ? one : several;
  });
}
