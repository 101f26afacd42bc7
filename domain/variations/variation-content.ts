import * as z from "zod/mini";
import { checkQuantity, lineFields, sectionFields, sectionList } from "#domain/estimates/estimate-content.ts";
import { fieldCode } from "#domain/problems.ts";
import { controls } from "#domain/settings/fields.ts";

const maxReferenceLength = 90;

/** "0.SECTION.LINE" names a line of the accepted estimate, "2.SECTION.LINE" one of the second variation. */
const lineReference = z
  .string(fieldCode("text_invalid"))
  .check(z.regex(/^(?:\d{1,5}\.[\w-]{1,40}\.[\w-]{1,40})?$/, fieldCode("choice_invalid")))
  .register(controls, { kind: "line", input: "text", maxLength: maxReferenceLength, isRequired: false });

const lineSchema = z
  .object({
    ...lineFields,
    /** Which agreed line it takes away, in part or whole; empty for a line that is added. */
    removes: lineReference,
  })
  .check(checkQuantity);

const sectionSchema = z.object(sectionFields(lineSchema));
export type VariationSection = z.output<typeof sectionSchema>;

/** CN6: what is added and removed, in the form of an estimate. */
export const variationSectionsSchema = sectionList(sectionSchema);
