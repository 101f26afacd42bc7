import type { maxLengths } from "./max-lengths.ts";

export type NumberRulesName = "price" | "area" | "rooms";

/**
 * Describes a plain field. Descriptions contain data only, so that pages can use them without loading the schemas
 * that `field-schemas.ts` derives from them.
 */
export type Field =
  /** A required text of one line. */
  | Readonly<{ kind: "line"; maxLength: keyof typeof maxLengths }>
  | Readonly<{ kind: "text"; maxLength: keyof typeof maxLengths }>
  /** A required number. */
  | Readonly<{ kind: "amount"; rules: NumberRulesName }>
  /** A whole number that becomes `fallback` if it is left empty. */
  | Readonly<{ kind: "count"; rules: NumberRulesName; fallback: number | null }>
  | Readonly<{ kind: "checkbox" }>
  | Readonly<{ kind: "choice"; values: readonly string[]; fallback: string }>;

export type Fields = Readonly<Record<string, Field>>;

/** The type of a field's value in the database and in API responses. */
export type FieldValue<Kind extends Field> = Kind extends { kind: "choice" }
  ? Kind["values"][number]
  : Kind extends { kind: "count" }
    ? number | Extract<Kind["fallback"], null>
    : { line: string; text: string; amount: number; checkbox: boolean }[Exclude<
        Kind["kind"],
        "choice" | "count"
      >];
