import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { serviceKeys } from "#domain/service-requests/services.ts";
import { optionalPhone } from "#domain/text-fields.ts";
import { itemId, itemList, localLine, localName, localParagraphs, pictureKey } from "./fields.ts";
import { portraits } from "./portraits.ts";

const lead = localLine("address");
const portrait = z.nullable(z.enum(portraits));

function wholeNumber(min: number, max: number) {
  return z
    .int(fieldCode("whole_number"))
    .check(z.gte(min, fieldCode("too_small")), z.lte(max, fieldCode("too_big")));
}

/** AB2: who leads the company, the first one large. */
export const peopleSchema = z.object({
  items: itemList(
    z.object({
      id: itemId,
      name: localName,
      role: localLine("name"),
      text: localParagraphs("text"),
      picture: pictureKey,
      portrait,
    }),
  ),
});

/** AB3 */
export const reviewsSchema = z.object({
  lead,
  items: itemList(
    z.object({
      id: itemId,
      name: localName,
      title: localLine("title"),
      rating: wholeNumber(1, 5),
      text: localParagraphs("text"),
      picture: pictureKey,
      portrait,
    }),
  ),
});

export const partnersSchema = z.object({
  lead,
  items: itemList(z.object({ id: itemId, name: localName, trade: localLine("name") })),
});

export const brandsSchema = z.object({
  lead,
  items: itemList(z.object({ id: itemId, name: localName, text: localLine("address") })),
});

export const branchesSchema = z.object({
  lead,
  items: itemList(
    z.object({
      id: itemId,
      city: localName,
      address: localLine("address"),
      phone: optionalPhone,
      isHeadOffice: z.boolean(),
    }),
  ),
});

/** AB1 */
export const figuresSchema = z.object({
  items: itemList(z.object({ id: itemId, value: wholeNumber(0, 1_000_000_000), label: localName })),
});

/** OT1: the company chooses among the kinds that the quote form knows. `others` are named in the footer only. */
export const servicesSchema = z.object({
  items: itemList(
    z.object({
      id: z.enum(serviceKeys, fieldCode("invalid")),
      name: localName,
      text: localLine("address"),
    }),
  ),
  others: itemList(z.object({ id: itemId, name: localName })),
});

export type People = z.output<typeof peopleSchema>;
export type Reviews = z.output<typeof reviewsSchema>;
export type Partners = z.output<typeof partnersSchema>;
export type Brands = z.output<typeof brandsSchema>;
export type Branches = z.output<typeof branchesSchema>;
export type Figures = z.output<typeof figuresSchema>;
export type Services = z.output<typeof servicesSchema>;
