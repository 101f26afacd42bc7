import { expect } from "vitest";
import * as z from "zod/mini";
import type { DeletableTable } from "#server/platform/deletion/repository.ts";
import type { LoggedIn } from "./log-in.ts";
import { formOf, pictureFile } from "./pictures.ts";
import {
  messageFields,
  projectFields,
  propertyFields,
  serviceRequestFields,
  submissionFields,
  threePictures,
} from "./sample-forms.ts";
import type { TestApp } from "./test-app.ts";

type Fields = Parameters<typeof formOf>[0];

/** A resource that staff can delete and restore, and a form that creates one. */
export type DeletableResource = Readonly<{
  table: DeletableTable;
  path: string;
  create: string;
  hasPage: boolean;
  /** False for submissions of visitors, whose pictures only staff can see. */
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
      ...propertyFields,
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
    fields: async () => ({ ...projectFields, images: await threePictures() }),
  },
  {
    table: "sell_submissions",
    path: "/sell/",
    create: "/sell/",
    hasPage: false,
    hasPublicPictures: false,
    fields: async () => ({ ...submissionFields, image: await pictureFile() }),
  },
  {
    table: "service_requests",
    path: "/service-requests/",
    create: "/service-requests/",
    hasPage: false,
    hasPublicPictures: false,
    fields: async () => ({ ...serviceRequestFields, imag: await pictureFile() }),
  },
  {
    table: "messages",
    path: "/messages/",
    create: "/messages/create/",
    hasPage: true,
    hasPublicPictures: true,
    fields: async () => messageFields,
  },
];

const entitySchema = z.looseObject({
  id: z.number(),
  pictures: z._default(z.array(z.looseObject({ key: z.string() })), []),
});
export type Entity = z.output<typeof entitySchema>;
const pageSchema = z.object({ count: z.number(), results: z.array(entitySchema) });

/** Calls the API as an admin. */
export class AdminClient {
  readonly #site: TestApp;
  readonly #admin: LoggedIn;

  constructor(site: TestApp, admin: LoggedIn) {
    this.#site = site;
    this.#admin = admin;
  }

  /** Returns the new row as staff see it: the response to the sender has fewer fields. */
  async create(resource: DeletableResource): Promise<Entity> {
    const response = await this.#send("POST", resource.create, formOf(await resource.fields()));
    expect(response.statusCode, response.body).toBe(201);
    const { id } = entitySchema.parse(response.json());
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
    const response = await this.#send("POST", `${path}${id}/restore/`);
    const status = response.statusCode;
    return status === 200
      ? { status, body: entitySchema.parse(withoutSignatures(response.body)) }
      : { status };
  }

  async statusOf(url: string): Promise<number> {
    return (await this.#send("GET", url)).statusCode;
  }

  /** The statuses of the public URLs of an entity's pictures. */
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

/** Signed URLs change every half hour, so two reads could differ. */
function withoutSignatures(body: string): unknown {
  return JSON.parse(body.replaceAll(/(\/private-media\/[\w-]+)\/\d+\/[\w-]+/g, "$1/signed"));
}
