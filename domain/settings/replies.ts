import * as z from "zod/mini";
import { localTextSchema } from "#domain/local-text-schema.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { hasKnownPlaceholders } from "#domain/replies/compose-reply.ts";
import { requiredText } from "#domain/text-fields.ts";
import { controls, itemId, itemList, localName } from "./fields.ts";

const text = requiredText(maxLengths.text).check(
  z.refine(hasKnownPlaceholders, fieldCode("placeholder_unknown")),
);

/** In both languages, because a reply has the language of the person. */
const replyText = z
  .object({ en: text, np: text })
  .register(controls, { kind: "texts", field: { kind: "text", maxLength: "text" } });

/** LE4: what replies begin with. Those of the defaults can be changed and removed like the company's own. */
export const repliesSchema = z.object({
  items: itemList(z.object({ id: itemId, name: localName, text: replyText })),
});
export type Replies = z.output<typeof repliesSchema>;

/** As staff get them to reply. */
export const replyTemplateSchema = z.object({
  id: z.string(),
  name: localTextSchema,
  text: localTextSchema,
});
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;
