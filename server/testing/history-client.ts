import { expect } from "vitest";
import type * as z from "zod/mini";
import { rowHistorySchema } from "#domain/history/entry.ts";
import { propertySchema } from "#domain/properties/property.ts";
import type { LoggedIn } from "./log-in.ts";
import { formOf, pictureFile } from "./pictures.ts";
import { propertyFields } from "./sample-forms.ts";
import type { TestApp } from "./test-app.ts";

/** Changes rows and reads their history; as an admin, unless another account is named. */
export class HistoryClient {
  readonly #site: TestApp;
  readonly #admin: LoggedIn;

  constructor(site: TestApp, admin: LoggedIn) {
    this.#site = site;
    this.#admin = admin;
  }

  async send(
    method: "GET" | "POST" | "PUT" | "PATCH",
    url: string,
    payload?: object,
    by = this.#admin,
    headers = {},
  ) {
    return this.#site.app.inject({
      method,
      url,
      headers: { ...by.headers, ...headers },
      ...(payload && { payload }),
    });
  }

  async read<Schema extends z.ZodMiniType>(schema: Schema, url: string, by?: LoggedIn) {
    const response = await this.send("GET", url, undefined, by);
    expect(response.statusCode, response.body).toBe(200);
    return schema.parse(response.json());
  }

  async historyOf(kind: string, id: number) {
    return this.read(rowHistorySchema, `/api/history/${kind}/${id}/?page_size=100`);
  }

  async createProperty(fields: object = {}, pictures = 0) {
    const files: Record<string, Blob> = {};
    for (const name of ["image", "featured_image1", "featured_image2"].slice(0, pictures))
      files[name] = await pictureFile();
    const form = formOf({ ...propertyFields, ...fields, ...files });
    const response = await this.send("POST", "/api/properties/", form);
    expect(response.statusCode, response.body).toBe(201);
    return propertySchema.parse(response.json());
  }

  async patch(id: number, payload: object, by?: LoggedIn) {
    const response = await this.send("PATCH", `/api/properties/${id}/`, payload, by);
    expect(response.statusCode, response.body).toBe(200);
    return propertySchema.parse(response.json());
  }
}
