import { expect } from "vitest";
import * as z from "zod/mini";
import type { DeletableTable } from "#server/platform/deletion/repository.ts";
import type { LoggedIn } from "./log-in.ts";
import { formOf, pictureFile } from "./pictures.ts";
import type { TestApp } from "./test-app.ts";

type Fields = Parameters<typeof formOf>[0];

/** What staff can delete and bring back, each by its addresses and by a form that makes one. */
export type DeletableResource = Readonly<{
  table: DeletableTable;
  path: string;
  create: string;
  hasPage: boolean;
  /** Whether visitors are served its pictures; those that they sent themselves are for staff. */
  hasPublicPictures: boolean;
  fields: () => Promise<Fields>;
}>;

export const deletableResources: readonly [DeletableResource, DeletableResource, ...DeletableResource[]] = [
  {
    table: "properties",
    path: "/api/properties/",
    create: "/api/properties/create/",
    hasPage: true,
    hasPublicPictures: true,
    fields: async () => ({
      name: "Brick house",
      address: "Kadam Chowk, Janakpur",
      price: "12500000",
      area: "1850",
      is_featured: "true",
      custom_features: '["Mango tree"]',
      features: "1",
      image: await pictureFile(),
      featured_image2: await pictureFile(),
    }),
  },
  {
    table: "projects",
    path: "/apis/projects/",
    create: "/apis/projects/create/",
    hasPage: true,
    hasPublicPictures: true,
    fields: async () => ({
      proj_name: "Janaki Tower",
      location: "Janakpur",
      client_name: "Mithila Bank",
      proj_area: "12 storeys",
      proj_type: "Commercial",
      proj_duration: "18 months",
      images: await Promise.all([pictureFile(), pictureFile(), pictureFile()]),
    }),
  },
  {
    table: "sell_submissions",
    path: "/sell/",
    create: "/sell/",
    hasPage: false,
    hasPublicPictures: false,
    fields: async () => ({
      name: "Ranjana Karna",
      email: "ranjana@example.com",
      propert_title: "House",
      property_location: "Janakpur",
      property_price: "8700000",
      property_type: "House",
      description: "Two storeys.",
      image: await pictureFile(),
    }),
  },
  {
    table: "service_requests",
    path: "/service-requests/",
    create: "/service-requests/",
    hasPage: false,
    hasPublicPictures: false,
    fields: async () => ({
      service_name: "Flooring",
      phone_no: "+977-9800000201",
      address: "Janakpur",
      service_type: "Other",
      Service_urgency: "2 Weeks",
      description: "One room.",
      imag: await pictureFile(),
    }),
  },
  {
    table: "messages",
    path: "/messages/",
    create: "/messages/create/",
    hasPage: true,
    hasPublicPictures: true,
    fields: async () => ({
      name: "Anisha",
      email: "anisha@example.com",
      subject: "A visit",
      message: "On Saturday?",
    }),
  },
];

const entitySchema = z.looseObject({
  id: z.number(),
  pictures: z._default(z.array(z.looseObject({ key: z.string() })), []),
});
export type Entity = z.output<typeof entitySchema>;
const pageSchema = z.object({ count: z.number(), results: z.array(entitySchema) });

/** An admin's hands on the resources of a site. */
export class Staff {
  readonly #site: TestApp;
  readonly #admin: LoggedIn;

  constructor(site: TestApp, admin: LoggedIn) {
    this.#site = site;
    this.#admin = admin;
  }

  /** A new row as staff see it, which is more than its sender is told. */
  async create(resource: DeletableResource): Promise<Entity> {
    const answer = await this.#send("POST", resource.create, formOf(await resource.fields()));
    expect(answer.statusCode, answer.body).toBe(201);
    const { id } = entitySchema.parse(answer.json());
    const created = (await this.list(resource)).results.find((row) => row.id === id);
    if (!created) throw new Error(`${resource.table} ${id} is not listed`);
    return created;
  }

  async list({ path }: DeletableResource): Promise<z.output<typeof pageSchema>> {
    return pageSchema.parse(withoutSignatures((await this.#send("GET", path)).body));
  }

  async delete({ path }: DeletableResource, id: number): Promise<number> {
    return (await this.#send("DELETE", `${path}${id}/delete/`)).statusCode;
  }

  async restore({ path }: DeletableResource, id: number): Promise<{ status: number; body?: Entity }> {
    const answer = await this.#send("POST", `${path}${id}/restore/`);
    const status = answer.statusCode;
    return status === 200 ? { status, body: entitySchema.parse(withoutSignatures(answer.body)) } : { status };
  }

  async statusOf(url: string): Promise<number> {
    return (await this.#send("GET", url)).statusCode;
  }

  /** What the public addresses of an entity's pictures answer. */
  async pictureStatuses({ pictures }: Entity): Promise<number[]> {
    return Promise.all(pictures.map(({ key }) => this.statusOf(`/media/${key}/1080.jpg`)));
  }

  #send(method: "GET" | "POST" | "DELETE", url: string, payload?: FormData) {
    return this.#site.app.inject({
      method,
      url,
      headers: this.#admin.headers,
      ...(payload && { payload }),
    });
  }
}

/** Signed addresses change every half hour, which must not fall between two reads that are compared. */
function withoutSignatures(body: string): unknown {
  return JSON.parse(body.replaceAll(/(\/private-media\/[\w-]+)\/\d+\/[\w-]+/g, "$1/signed"));
}
