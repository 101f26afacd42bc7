import { sql } from "kysely";
import * as z from "zod/mini";
import { buildObject } from "#domain/build-object.ts";
import { pictureKeysField } from "#domain/pictures/picture.ts";
import { maxSubmissionPictures } from "#domain/pictures/upload.ts";
import { checkPlace } from "#domain/places/place-input.ts";
import { isAsked } from "#domain/sell/asked-fields.ts";
import { submissionSteps } from "#domain/sell/seller-page.ts";
import { type Submission, submissionInputSchema, submissionSchema } from "#domain/sell/submission.ts";
import { type SubmissionFactValues, submissionFactNames } from "#domain/sell/submission-facts.ts";
import { checkUnitPrice, withDerivedPrice } from "#domain/sell/unit-price.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldColumns } from "#server/platform/http/csv-table.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";
import { claimStaged, pictureKeysName } from "#server/platform/media/staged-pictures.ts";
import { submissionPaths } from "#server/resources/compatibility/alternative-paths.ts";
import { defineInbox, type SentRow, type SubmissionOptions } from "#server/resources/inbox/inbox.ts";
import { picturesOfSubmission } from "#server/resources/inbox/repository.ts";
import type { VisitorLead } from "#server/resources/leads/visitor-lead.ts";
import { placeIn, withComposedLocation } from "./location.ts";

/** Pictures are sent with the form, or uploaded before it and named here. */
const input = z
  .extend(submissionInputSchema, { picture_keys: pictureKeysField(maxSubmissionPictures) })
  .check(checkPlace, checkUnitPrice);
type Input = z.output<typeof input>;

/** LD6: the first picture is the specified `image`. */
async function insertSubmission(
  transaction: Database,
  { picture_keys: uploaded = [], ...fields }: Input,
  sent: readonly string[],
  { language, dependencies }: SubmissionOptions,
): Promise<SentRow> {
  const keys = [...new Set([...uploaded, ...sent])];
  if (keys.length > maxSubmissionPictures) throw fieldProblem(pictureKeysName, "too_many");
  await claimStaged(transaction, uploaded, false);
  const columns = withComposedLocation(withDerivedPrice(withOwnFacts(fields)));
  const { id } = await transaction
    .insertInto("sell_submissions")
    .values({ ...columns, language, ...dependencies.sellerPages.create() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const pictures = keys.map((picture, position) => ({ submission_id: id, position, picture }));
  if (pictures.length > 0) await transaction.insertInto("submission_pictures").values(pictures).execute();
  await addJob(transaction, "notify-sellers");
  return { id, lead: leadOfSubmission(columns) };
}

type LeadFields = Readonly<{
  name: string;
  email: string;
  phone_no?: string | null;
  propert_title: string;
  property_location: string;
  description: string;
}>;

/** LE1 */
export function leadOfSubmission(submission: LeadFields): VisitorLead {
  const { name, email, phone_no: phone = null, propert_title, property_location, description } = submission;
  const about = `${propert_title}, ${property_location}`;
  return { kind: "submission", name, email, phone, about, text: description };
}

/** LD4: facts of other types are not stored. */
function withOwnFacts<Fields extends Omit<Input, "picture_keys">>(fields: Fields): Fields {
  const foreign = submissionFactNames.filter((name) => !isAsked(name, fields.property_type));
  return { ...fields, ...Object.fromEntries(foreign.map((name) => [name, null])) };
}

/** LE5: the listing that was made of a submission, unless that is deleted. */
function listingOf() {
  return sql<number | null>`(
    select id from properties where submission_id = sell_submissions.id and deleted_at is null
  )`.as("property_id");
}

export const submissions = defineInbox({
  kind: "sell",
  deletePaths: submissionPaths.delete,
  // For browsers, see redirect-to-sell-page.ts.
  listResponses: { 308: z.null() },
  tag: "sell",
  texts: {
    create: "Offer a property for sale",
    singular: "submitted listing",
    plural: "Submitted listings",
    listDescription: "`step` lists those that stand there. A browser that asks for a page is sent to /sell.",
  },
  input,
  hasReadPath: true,
  pictureField: "image",
  maxPictures: maxSubmissionPictures,
  insert: insertSubmission,
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
        "price_unit",
        "unit_price",
        "property_type",
        "no_of_bedrooms",
        "no_of_bathrooms",
        "area",
        ...submissionFactNames,
        "description",
        "local_level_id",
        "ward",
        "street",
        "step",
        "decline_reason",
        "language",
        "page_seed",
        "created_at",
        picturesOfSubmission(),
        listingOf(),
      ]),
  orders: {
    property_price: sql`property_price`,
    propert_title: sql`lower(propert_title)`,
    name: sql`lower(name)`,
  },
  choices: { step: submissionSteps },
  item: submissionSchema,
  present: (row, urls) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone_no: row.phone_no,
    propert_title: row.propert_title,
    property_location: row.property_location,
    property_price: row.property_price,
    price_unit: row.price_unit,
    unit_price: row.unit_price,
    property_type: row.property_type,
    no_of_bedrooms: row.no_of_bedrooms,
    no_of_bathrooms: row.no_of_bathrooms,
    area: row.area,
    ...buildObject<SubmissionFactValues>(submissionFactNames, (name) => row[name]),
    description: row.description,
    local_level_id: row.local_level_id,
    ward: row.ward,
    street: row.street,
    recognised_place: row.local_level_id === null ? placeIn(row.property_location) : null,
    image: urls.urlOf(row.pictures[0]?.key ?? null),
    pictures: row.pictures.map((picture) => urls.sign(picture)),
    step: row.step,
    decline_reason: row.decline_reason,
    property_id: row.property_id,
    created_at: row.created_at.toISOString(),
  }),
  presentToSender: ({ page_seed: seed, language }, { sellerPages }) =>
    seed && language ? { status_url: sellerPages.urlOf(seed, language) } : {},
  exportColumns: fieldColumns<Submission>(
    [
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
      "created_at",
    ],
    ["created_at"],
  ),
});
