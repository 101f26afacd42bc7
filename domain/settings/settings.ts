import type * as z from "zod/mini";
import { keysOf } from "#domain/keys-of.ts";
import { calendarSchema } from "./calendar.ts";
import { companySchema } from "./company.ts";
import { constructionSchema } from "./construction.ts";
import { listingsSchema } from "./listings.ts";
import {
  branchesSchema,
  brandsSchema,
  figuresSchema,
  partnersSchema,
  peopleSchema,
  reviewsSchema,
  servicesSchema,
} from "./lists.ts";
import { looksSchema } from "./looks.ts";
import { chatSchema, pagesSchema, promisesSchema, textsSchema } from "./page-texts.ts";
import { repliesSchema } from "./replies.ts";
import { retentionSchema } from "./retention.ts";

/** ST1: the documents in which a company describes itself. Fields that are unknown here are dropped. */
export const settingsSchemas = {
  company: companySchema,
  pages: pagesSchema,
  figures: figuresSchema,
  people: peopleSchema,
  reviews: reviewsSchema,
  brands: brandsSchema,
  partners: partnersSchema,
  branches: branchesSchema,
  services: servicesSchema,
  promises: promisesSchema,
  chat: chatSchema,
  replies: repliesSchema,
  texts: textsSchema,
  looks: looksSchema,
  listings: listingsSchema,
  calendar: calendarSchema,
  construction: constructionSchema,
  retention: retentionSchema,
} as const;

export type SettingsName = keyof typeof settingsSchemas;
export type Settings = { readonly [Name in SettingsName]: z.output<(typeof settingsSchemas)[Name]> };

export const settingsNames = keysOf(settingsSchemas);

/** What visitors have no business with. */
export const staffSettingsNames: readonly SettingsName[] = [
  "replies",
  "calendar",
  "construction",
  "retention",
];

export function isSettingsName(name: string): name is SettingsName {
  return Object.hasOwn(settingsSchemas, name);
}
