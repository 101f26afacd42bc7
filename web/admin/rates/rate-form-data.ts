import * as z from "zod/mini";
import type { RateKind } from "#domain/rates/kinds.ts";
import type { Rate } from "#domain/rates/rate.ts";
import { type RateInput, rateInputSchema } from "#domain/rates/rate-input.ts";
import type { TranslatedFields } from "#domain/translations.ts";

/** The texts are named as in other editors: English ones plainly. */
export type RateValues = Readonly<{
  kind: string;
  province: string;
  local_level_kind: string;
  beneficiary: string;
  value: string;
  note: string;
  "np:note": string;
  valid_from: string;
  valid_until: string;
  source: string;
  "np:source": string;
  source_url: string;
}>;

export function rateValues(rate: Rate | null, kind: RateKind, today: string): RateValues {
  return {
    kind: rate?.kind ?? kind,
    province: String(rate?.province ?? ""),
    local_level_kind: rate?.local_level_kind ?? "",
    beneficiary: rate?.beneficiary ?? "",
    value: rate ? String(rate.value) : "",
    note: rate?.note.en ?? "",
    "np:note": rate?.note.np ?? "",
    valid_from: rate?.valid_from ?? today,
    valid_until: rate?.valid_until ?? "",
    source: rate?.source.en ?? "",
    "np:source": rate?.source.np ?? "",
    source_url: rate?.source_url ?? "",
  };
}

export const rateFormSchema: z.ZodMiniType<RateInput> = z.pipe(
  z.transform((values: RateValues): unknown => {
    const { note, "np:note": npNote, source, "np:source": npSource, ...rest } = values;
    return { ...rest, note: { en: note, np: npNote }, source: { en: source, np: npSource } };
  }),
  rateInputSchema as z.ZodMiniType<RateInput, unknown>,
);

export const rateTexts = {
  note: { kind: "line", maxLength: "title", isOptional: true },
  source: { kind: "line", maxLength: "name" },
} as const satisfies TranslatedFields;

/** A loan is named by its note, as are buyers who have no name in the list. */
export function isNamedByNote({ kind, beneficiary }: Pick<RateValues, "kind" | "beneficiary">): boolean {
  return kind === "loan_interest" || (kind === "reduction" && beneficiary === "others");
}
