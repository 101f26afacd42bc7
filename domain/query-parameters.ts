/** The query of a URL, as URLSearchParams or as a parsed record. */
export type QueryParameters =
  | { get(name: string): string | null }
  | { readonly [name: string]: string | readonly string[] | null | undefined };

const maxParameterLength = 100;

/** Reads one parameter as search text. Limits its length and replaces characters that PostgreSQL rejects. */
export function readParameter(parameters: QueryParameters, name: string): string {
  const value = typeof parameters.get === "function" ? parameters.get(name) : ownValue(parameters, name);
  const text = typeof value === "string" ? value : (value?.[0] ?? "");
  return [...text.slice(0, 4 * maxParameterLength).toWellFormed()]
    .slice(0, maxParameterLength)
    .join("")
    .replace(/\p{Cc}+/gu, " ")
    .normalize()
    .trim();
}

function ownValue(parameters: object, name: string): string | readonly string[] | null {
  const value: unknown = Reflect.get(parameters, name);
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : null;
}
