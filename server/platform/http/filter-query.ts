import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { readParameter } from "#domain/query-parameters.ts";

const word = z.optional(z.string(fieldCode("text_invalid")));

/** Text to search for, cleaned as a page's own address is. */
export const searchParameter = z.pipe(
  word,
  z.transform((text) => readParameter({ text }, "text")),
);

/** One of the choices that `find` knows; left out or empty it is null. */
export function chosenParameter<Choice>(find: (word: string) => Choice | null | undefined) {
  return z.pipe(
    word,
    z.transform((text, context): Choice | null => {
      if (text === undefined || text.trim() === "") return null;
      const choice = find(text.trim());
      if (choice === undefined || choice === null)
        context.issues.push({ code: "custom", message: fieldCode("choice_invalid"), input: text });
      return choice ?? null;
    }),
  );
}
