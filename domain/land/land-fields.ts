import * as z from "zod/mini";
import { optionalLine } from "#domain/text-fields.ts";
import { landMeasureText, maxLandTextLength } from "./measure.ts";
import { readWrittenLandMeasure } from "./read-measure.ts";

/** LD2: an optional area of land. The output is the canonical text, or null for an empty field. */
export const landMeasureField = z.pipe(
  optionalLine(maxLandTextLength),
  z.transform((text, context): string | null => {
    if (text === null) return null;
    const measure = readWrittenLandMeasure(text);
    if (typeof measure !== "string") return landMeasureText(measure);
    context.issues.push({ code: "custom", message: measure, input: text });
    return z.NEVER;
  }),
);
