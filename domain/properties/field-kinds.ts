import type { maxLengths } from "#domain/max-lengths.ts";
import type { Landmark } from "./landmarks.ts";

export type NumberRulesName = "price" | "area" | "rooms" | "storeys" | "feet" | "year";

/**
 * Describes a plain field. Descriptions contain data only, so that pages can use them without loading the schemas
 * that `field-schemas.ts` derives from them.
 */
export type Field =
  /** A required text of one line. */
  | Readonly<{ kind: "line"; maxLength: keyof typeof maxLengths }>
  | Readonly<{ kind: "text"; maxLength: keyof typeof maxLengths }>
  /** A number that is required unless another field gives it. */
  | Readonly<{ kind: "amount"; rules: NumberRulesName }>
  /** A whole number that becomes `fallback` if it is left empty. */
  | Readonly<{ kind: "count"; rules: NumberRulesName; fallback: number | null }>
  | Readonly<{ kind: "optionalNumber"; rules: NumberRulesName }>
  | Readonly<{ kind: "checkbox" }>
  | Readonly<{ kind: "choice"; values: readonly string[]; fallback: string }>
  | Readonly<{ kind: "optionalChoice"; values: readonly string[] }>
  /** The canonical text of `domain/land`, with the digits that were typed. */
  | Readonly<{ kind: "landMeasure" }>
  | Readonly<{ kind: "landmarks" }>
  /** An optional day that has come, as YYYY-MM-DD. */
  | Readonly<{ kind: "day" }>;

export type Fields = Readonly<Record<string, Field>>;

interface ValuesByKind {
  line: string;
  text: string;
  amount: number;
  optionalNumber: number | null;
  checkbox: boolean;
  landMeasure: string | null;
  landmarks: Landmark[];
  day: string | null;
}

/** The type of a field's value in the database and in API responses. */
export type FieldValue<Kind extends Field> = Kind extends { kind: "choice" }
  ? Kind["values"][number]
  : Kind extends { kind: "optionalChoice" }
    ? Kind["values"][number] | null
    : Kind extends { kind: "count" }
      ? number | Extract<Kind["fallback"], null>
      : ValuesByKind[Kind["kind"] & keyof ValuesByKind];
