import * as z from "zod/mini";
import { optionalChoice, requiredChoice } from "#domain/choice-fields.ts";
import { isoDate } from "#domain/date-fields.ts";
import { type NumberRules, requiredNumber } from "#domain/number-fields.ts";
import { localLevelKinds } from "#domain/places/kinds.ts";
import type { FieldCode } from "#domain/problem-texts.ts";
import { fieldCode } from "#domain/problems.ts";
import { localLine, localName, webLinkOrEmpty } from "#domain/settings/fields.ts";
import { beneficiaries, isByPlace, type ProvinceId, provinceIds, type RateKind, rateKinds } from "./kinds.ts";

const maxPercent = 100;
/** Fits into NUMERIC(12, 4). */
const valueRules: NumberRules = { max: 100_000, step: "hundredth", isAboveZero: true };

const province = z.pipe(
  z.nullish(z.union([z.string(), z.number()], fieldCode("choice_invalid"))),
  z.transform((value, context): ProvinceId | null => {
    if (value === undefined || value === null || value === "") return null;
    const known = provinceIds.find((id) => id === Number(value));
    if (!known) context.issues.push({ code: "custom", message: fieldCode("choice_invalid"), input: value });
    return known ?? z.NEVER;
  }),
);

/** ST2: a rate as staff send it. Fields that its kind does not have become null. */
export const rateInputSchema = z.pipe(
  z
    .object({
      kind: requiredChoice(rateKinds),
      province,
      local_level_kind: optionalChoice(localLevelKinds),
      beneficiary: optionalChoice(beneficiaries),
      value: requiredNumber(valueRules),
      note: z._default(localLine("title"), { en: "", np: "" }),
      valid_from: isoDate,
      valid_until: isoDate,
      source: localName,
      source_url: webLinkOrEmpty,
    })
    .check(
      z.check(
        ({ value, issues }) => {
          for (const [field, code] of findProblems(value))
            issues.push({ code: "custom", message: fieldCode(code), path: [field], input: value[field] });
        },
        // Also if other fields are wrong, so that a form shows everything that is missing at once.
        { when: ({ value }) => typeof value === "object" && value !== null },
      ),
    ),
  z.transform(({ province, local_level_kind, beneficiary, valid_from, ...rest }) => ({
    ...rest,
    // Checked above.
    valid_from: valid_from ?? z.NEVER,
    province: isByPlace(rest.kind) ? province : null,
    local_level_kind: isByPlace(rest.kind) ? local_level_kind : null,
    beneficiary: rest.kind === "reduction" ? beneficiary : null,
  })),
);
export type RateInput = z.output<typeof rateInputSchema>;

/** Fields that are wrong by themselves are undefined or as they were sent. */
type Read = Readonly<{
  kind: RateKind;
  province: ProvinceId | null;
  beneficiary: string | null;
  value: number;
  note?: Readonly<{ en: string; np: string }>;
  valid_from: string | null;
  valid_until: string | null;
}>;

function findProblems({ kind, note, ...input }: Read): [Exclude<keyof Read, "kind">, FieldCode][] {
  const problems: [Exclude<keyof Read, "kind">, FieldCode][] = [];
  if (!rateKinds.includes(kind)) return problems;
  if (isByPlace(kind) && input.province === null) problems.push(["province", "required"]);
  if (kind === "reduction" && input.beneficiary === null) problems.push(["beneficiary", "required"]);
  // Otherwise nobody knows whom it is for.
  const needsNote = kind === "loan_interest" || (kind === "reduction" && input.beneficiary === "others");
  if (needsNote && note?.en === "" && note.np === "") problems.push(["note", "required"]);
  if (kind !== "dollar" && input.value > maxPercent) problems.push(["value", "too_big"]);
  if (input.valid_from === null) problems.push(["valid_from", "required"]);
  // YYYY-MM-DD sorts as it reads.
  if (input.valid_from && input.valid_until && input.valid_until < input.valid_from)
    problems.push(["valid_until", "before_start"]);
  return problems;
}
