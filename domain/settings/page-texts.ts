import * as z from "zod/mini";
import { localLine, localParagraphs, requiredLocalParagraphs } from "./fields.ts";

const lead = localLine("address");

/** What the company says about itself at the head of its pages, and to search engines. */
export const pagesSchema = z.object({
  home: z.object({ lead, description: lead }),
  about: z.object({ heading: localLine("title"), lead, description: lead }),
  projects: z.object({ lead, description: lead }),
  contact: z.object({ lead, description: lead }),
  services: z.object({ lead, description: lead }),
});

/** CW2: `{{phone}}` stands for the company's telephone. */
export const chatSchema = z.object({
  greeting: localParagraphs("text"),
  reply: localParagraphs("text"),
});

/** A page of text. A draft is marked as such until the company has checked it. Forms link to it, so it is never empty. */
const page = z.object({ text: requiredLocalParagraphs("page"), isDraft: z.boolean() });

export const textsSchema = z.object({ privacy: page, terms: page, complaints: page, licence: page });

/** What the site promises visitors. Only the company can know whether it keeps that. */
export const promisesSchema = z.object({ repliesInADay: z.boolean(), checksPapers: z.boolean() });

export type Texts = z.output<typeof textsSchema>;
