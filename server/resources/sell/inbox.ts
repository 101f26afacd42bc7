import { sql } from "kysely";
import * as z from "zod/mini";
import { checkPlace } from "#domain/places/place-input.ts";
import { submissionInputSchema, submissionSchema } from "#domain/sell/submission.ts";
import { submissionPaths } from "#server/resources/compatibility/alternative-paths.ts";
import { defineInbox } from "#server/resources/inbox/inbox.ts";
import { picturesAt } from "#server/resources/inbox/repository.ts";
import { placeIn, withComposedLocation } from "./location.ts";

export const submissions = defineInbox({
  table: "sell_submissions",
  path: "/sell/",
  deletePaths: submissionPaths.delete,
  // For browsers, see redirect-to-sell-page.ts.
  listResponses: { 308: z.null() },
  tag: "sell",
  texts: {
    create: "Offer a property for sale",
    singular: "submitted listing",
    plural: "Submitted listings",
    listDescription: "A browser that asks for a page is sent to /sell.",
  },
  input: submissionInputSchema.check(checkPlace),
  pictureField: "image",
  insert: (transaction, input, image) =>
    transaction
      .insertInto("sell_submissions")
      .values({ ...withComposedLocation(input), image })
      .returning("id")
      .executeTakeFirstOrThrow(),
  select: (database) =>
    database
      .selectFrom("sell_submissions")
      .select([
        "id",
        "name",
        "email",
        "phone_no",
        "propert_title",
        "property_location",
        "property_price",
        "property_type",
        "no_of_bedrooms",
        "no_of_bathrooms",
        "area",
        "description",
        "local_level_id",
        "ward",
        "street",
        "image",
        "created_at",
        picturesAt("sell_submissions.image"),
      ]),
  searchText: sql`lower(propert_title || E'\\n' || property_location || E'\\n' || name || E'\\n' || email || E'\\n' || coalesce(phone_no, ''))`,
  orders: {
    property_price: sql`property_price`,
    propert_title: sql`lower(propert_title)`,
    name: sql`lower(name)`,
  },
  item: submissionSchema,
  present: (row, urls) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone_no: row.phone_no,
    propert_title: row.propert_title,
    property_location: row.property_location,
    property_price: row.property_price,
    property_type: row.property_type,
    no_of_bedrooms: row.no_of_bedrooms,
    no_of_bathrooms: row.no_of_bathrooms,
    area: row.area,
    description: row.description,
    local_level_id: row.local_level_id,
    ward: row.ward,
    street: row.street,
    recognised_place: row.local_level_id === null ? placeIn(row.property_location) : null,
    image: urls.urlOf(row.image),
    pictures: row.pictures.map((picture) => urls.sign(picture)),
    created_at: row.created_at.toISOString(),
  }),
});
