import * as z from "zod/mini";
import type { FieldCode } from "#domain/problem-texts.ts";
import { fieldCode } from "#domain/problems.ts";
import { readParameter } from "#domain/query-parameters.ts";

const optionalText = z.optional(z.string(fieldCode("text_invalid")));

/** Search text, normalized like the parameters of page URLs. */
export const searchParameter = z.pipe(
  optionalText,
  z.transform((text) => readParameter({ text }, "text")),
);

/** A choice that `find` knows; null if the parameter is missing or empty. */
export function choiceParameter<Choice>(
  find: (text: string) => Choice | null | undefined,
  code: FieldCode = "choice_invalid",
) {
  return z.pipe(
    searchParameter,
    z.transform((text, context): Choice | null => {
      if (text === "") return null;
      const choice = find(text);
      if (choice === undefined || choice === null)
        context.issues.push({ code: "custom", message: code, input: text });
      return choice ?? null;
    }),
  );
}
