import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { readParameter } from "#domain/query-parameters.ts";

const optionalText = z.optional(z.string(fieldCode("text_invalid")));

/** Search text, normalized like the parameters of page URLs. */
export const searchParameter = z.pipe(
  optionalText,
  z.transform((text) => readParameter({ text }, "text")),
);

/** A choice that `find` knows; null if the parameter is missing or empty. */
export function choiceParameter<Choice>(find: (text: string) => Choice | null | undefined) {
  return z.pipe(
    optionalText,
    z.transform((text, context): Choice | null => {
      if (text === undefined || text.trim() === "") return null;
      const choice = find(text.trim());
      if (choice === undefined || choice === null)
        context.issues.push({ code: "custom", message: fieldCode("choice_invalid"), input: text });
      return choice ?? null;
    }),
  );
}
