import type { Language } from "#domain/language.ts";

/** An option of the location select: the text searched for in addresses, and its label. */
export interface LocationOption {
  readonly value: string;
  readonly label: Readonly<Record<Language, string>>;
}
