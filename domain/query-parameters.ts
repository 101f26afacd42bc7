/** The query of a URL, as URLSearchParams or as a parsed record. */
export type QueryParameters =
  | { get(name: string): string | null; getAll(name: string): readonly string[] }
  | { readonly [name: string]: string | readonly string[] | null | undefined };

const maxParameterLength = 100;

/** Reads one parameter as search text. Limits its length and replaces characters that PostgreSQL rejects. */
export function readParameter(parameters: QueryParameters, name: string): string {
  return toSearchText(valuesOf(parameters, name)[0] ?? "");
}

/** Reads the values of a repeated parameter, joined by commas. */
export function readListParameter(parameters: QueryParameters, name: string): string {
  return toSearchText(valuesOf(parameters, name).join(","));
}

function toSearchText(text: string): string {
  return [...text.slice(0, 4 * maxParameterLength).toWellFormed()]
    .slice(0, maxParameterLength)
    .join("")
    .replace(/\p{Cc}+/gu, " ")
    .normalize()
    .trim();
}

function valuesOf(parameters: QueryParameters, name: string): readonly string[] {
  if (typeof parameters.getAll === "function") return parameters.getAll(name);
  const value: unknown = Reflect.get(parameters, name);
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string");
}
