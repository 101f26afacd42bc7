import { expect } from "vitest";
import * as z from "zod/mini";
import type { DeletableTable } from "#server/deletion/repository.ts";
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
  fields: () => Promise<Fields>;
}>;

export const deletableResources: readonly DeletableResource[] = [
  {
    table: "properties",
    path: "/api/properties/",
    create: "/api/properties/create/",
    hasPage: true,
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

  async create({ create, fields }: DeletableResource): Promise<Entity> {
    const answer = await this.#send("POST", create, formOf(await fields()));
    expect(answer.statusCode, answer.body).toBe(201);
    return entitySchema.parse(answer.json());
  }

  async list({ path }: DeletableResource): Promise<z.output<typeof pageSchema>> {
    return pageSchema.parse((await this.#send("GET", path)).json());
  }

  async delete({ path }: DeletableResource, id: number): Promise<number> {
    return (await this.#send("DELETE", `${path}${id}/delete/`)).statusCode;
  }

  async restore({ path }: DeletableResource, id: number): Promise<{ status: number; body?: Entity }> {
    const answer = await this.#send("POST", `${path}${id}/restore/`);
    const status = answer.statusCode;
    return status === 200 ? { status, body: entitySchema.parse(answer.json()) } : { status };
  }

  async statusOf(url: string): Promise<number> {
    return (await this.#send("GET", url)).statusCode;
  }

  /** What the addresses of an entity's pictures answer. */
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
