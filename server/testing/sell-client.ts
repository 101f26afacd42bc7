import { expect } from "vitest";
import { leadDetailsSchema } from "#domain/leads/lead.ts";
import { type Property, propertySchema } from "#domain/properties/property.ts";
import { type Submission, submissionSchema } from "#domain/sell/submission.ts";
import { type LoggedIn, logInAs } from "./log-in.ts";
import { formOf, pictureFile } from "./pictures.ts";
import { submissionFields } from "./sample-forms.ts";
import { createTestApp } from "./test-app.ts";

/** Values that occur nowhere else, so that a public answer with one of them is a leak. */
export const landOwner = {
  name: "Unmistakable Owner",
  email: "unmistakable@owner.test",
  phone_no: "9807654321",
};
export const landFields = {
  ...submissionFields,
  ...landOwner,
  propert_title: "बाटोमुखी जग्गा",
  description: "Facing the road, near the school.",
  property_type: "Land",
  local_level_id: "223",
  ward: "5",
  property_location: "Shiva Chowk",
  property_price: "1200000",
  price_unit: "kattha",
  land_area: "5 kattha 10 dhur",
  facing: "south",
  road_width: "16",
  road_type: "blacktop",
  lalpurja: "yes",
};

type Fields = Parameters<typeof formOf>[0];
export type SellClient = Awaited<ReturnType<typeof openSellClient>>;

/** A site with visitors who offer properties, and the admin who makes listings of them. */
export async function openSellClient() {
  const site = await createTestApp();
  const admin = await logInAs(site, "admin");
  const send = (
    method: "GET" | "POST" | "PATCH" | "DELETE",
    url: string,
    payload?: object,
    by: LoggedIn | null = admin,
  ) => site.app.inject({ method, url, ...(by && { headers: by.headers }), ...(payload && { payload }) });
  async function submit(fields: Fields = {}, pictures = 0): Promise<Submission> {
    const image = await Promise.all(Array.from({ length: pictures }, () => pictureFile()));
    const response = await send("POST", "/sell/", formOf({ ...submissionFields, ...fields, image }), null);
    expect(response.statusCode, response.body).toBe(201);
    return submissionSchema.parse(response.json());
  }
  async function makeListing(id: number, status = 201): Promise<Property> {
    const response = await send("POST", `/sell/${id}/listing/`);
    expect(response.statusCode, response.body).toBe(status);
    return readListing(response.json().property_id);
  }
  const readListing = async (id: number) =>
    propertySchema.parse((await send("GET", `/api/properties/${id}/`)).json());
  const read = async (id: number) => submissionSchema.parse((await send("GET", `/sell/${id}/`)).json());
  const setStatus = async (id: number, status: string) => {
    const response = await send("PATCH", `/api/properties/${id}/`, { status });
    expect(response.statusCode, response.body).toBe(200);
  };
  const decline = (id: number, reason: string) => send("POST", `/sell/${id}/decline/`, { reason });
  /** Whether visitors get the picture, and staff by its signed address. */
  async function statusesOf({ key, folder }: Property["pictures"][number]) {
    const [shown, signed] = await Promise.all([
      site.app.inject(`/media/${key}/1080.jpg`),
      site.app.inject(`${folder}/1080.jpg`),
    ]);
    return [shown.statusCode, signed.statusCode];
  }
  const leadOf = async (id: number) => {
    const { results } = (await send("GET", `/api/leads/?kind=submission&sources=${id}`)).json();
    return leadDetailsSchema.parse((await send("GET", `/api/leads/${results[0].id}/`)).json());
  };

  return {
    site,
    admin,
    send,
    submit,
    makeListing,
    readListing,
    read,
    setStatus,
    decline,
    statusesOf,
    leadOf,
  };
}
