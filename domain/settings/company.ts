import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { optionalEmail, optionalPhone } from "#domain/text-fields.ts";
import {
  itemId,
  itemList,
  localLine,
  localName,
  neutralLine,
  requiredNeutralLine,
  timeOfDay,
  webLink,
} from "./fields.ts";

/** Null on a day when the office is closed. */
const openTime = z.nullable(
  z
    .object({ opens: timeOfDay, closes: timeOfDay })
    .check(z.refine(({ opens, closes }) => opens < closes, fieldCode("invalid"))),
);

function degrees(max: number) {
  return z
    .number(fieldCode("number_invalid"))
    .check(z.gte(-max, fieldCode("too_small")), z.lte(max, fieldCode("too_big")));
}

/** ST1: who the company is and how to reach it. Every page shows a part of it. */
export const companySchema = z.object({
  name: localName,
  tagline: localLine("title"),
  address: localLine("address"),
  country: localLine("word"),
  footerNote: localLine("title"),
  phone: optionalPhone,
  whatsapp: optionalPhone,
  viber: optionalPhone,
  email: optionalEmail,
  registrationNumber: neutralLine("word"),
  panNumber: neutralLine("word"),
  licenceNumber: neutralLine("word"),
  /** A drawing of the way to the office, instead of a map of its place. */
  sketch: z.nullable(z.enum(["janakpur"])),
  position: z.nullable(
    z.object({
      latitude: degrees(90),
      longitude: degrees(180),
    }),
  ),
  hours: z.object({
    sunday: openTime,
    monday: openTime,
    tuesday: openTime,
    wednesday: openTime,
    thursday: openTime,
    friday: openTime,
    saturday: openTime,
  }),
  social: itemList(z.object({ id: itemId, name: requiredNeutralLine("word"), url: webLink })),
});
export type Company = z.output<typeof companySchema>;
