import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import * as z from "zod/mini";
import { propertyStatuses } from "#domain/properties/kinds.ts";
import { tokenPairSchema } from "#domain/session/session.ts";
import { type DeletableResource, deletableResources } from "#server/testing/deletable-resources.ts";
import { formOf } from "#server/testing/pictures.ts";
import { projectFields, propertyFields } from "#server/testing/sample-forms.ts";

const rowSchema = z.looseObject({ id: z.number() });
/** What staff see of the rows of each table. */
const lists = [
  "/api/properties/?page_size=100",
  "/apis/projects/",
  "/sell/",
  "/messages/",
  "/service-requests/",
  "/api/leads/?page_size=100",
  "/api/history/",
  "/api/trash/",
  "/api/features/catalogue/",
  "/api/rates/",
  "/api/settings/",
  "/api/mail/",
  "/api/map/",
];
const listSchema = z.looseObject({ results: z.array(rowSchema) });

/** Calls a server's API as an admin and as a visitor, and fails on any unexpected status. */
export class CoreCalls {
  readonly #origin: string;
  #token: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async logIn(username: string, password: string): Promise<void> {
    const pair = await this.#call("POST", "/api/token/", 200, { username, password });
    const { access, refresh } = tokenPairSchema.parse(JSON.parse(pair));
    this.#token = access;
    await this.#call("POST", "/api/token/refresh/", 200, { refresh });
  }

  /** Creates, lists, reads, changes, deletes and restores a row of each resource. Returns the ids in the same order. */
  async exerciseAllResources(): Promise<number[]> {
    const ids: number[] = [];
    for (const resource of deletableResources) ids.push(await this.#exerciseResource(resource));
    return ids;
  }

  /** LD5: of the six statuses the previous release knows two. */
  async createPropertyOfEachStatus(): Promise<void> {
    for (const status of propertyStatuses)
      await this.#call("POST", "/api/properties/", 201, { ...propertyFields, status });
  }

  /** The answers by path, without what differs between two servers with the same rows. */
  async readAllLists(): Promise<ReadonlyMap<string, unknown>> {
    const answers = new Map<string, unknown>();
    for (const path of lists) answers.set(path, withoutSignatures(await this.#call("GET", path, 200)));
    const leads = listSchema.parse(answers.get("/api/leads/?page_size=100"));
    for (const { id } of leads.results) {
      const path = `/api/leads/${id}/`;
      answers.set(path, withoutSignatures(await this.#call("GET", path, 200)));
    }
    return answers;
  }

  /** Expects a row in its list and, if it has one, at its own path, with all its pictures. */
  async expectReadable({ path, hasPage }: DeletableResource, id: number): Promise<void> {
    const list = await this.#call("GET", path, 200);
    expect(listSchema.parse(JSON.parse(list)).results.map((row) => row.id)).toContain(id);
    if (hasPage) await this.#call("GET", `${path}${id}/`, 200);
    const urls = list.match(/\/(?:private-)?media\/[^"\s]+\.jpg/g) ?? [];
    for (const url of new Set(urls)) await this.#call("GET", url, 200);
  }

  /** The ids of the properties that these words find. */
  async findProperties(words: string): Promise<number[]> {
    const list = await this.#call("GET", `/api/properties/?search=${encodeURIComponent(words)}`, 200);
    return listSchema.parse(JSON.parse(list)).results.map((row) => row.id);
  }

  async #exerciseResource(resource: DeletableResource): Promise<number> {
    const { table, path, create, fields } = resource;
    const created = await this.#call("POST", create, 201, formOf(await fields()));
    const { id } = rowSchema.parse(JSON.parse(created));
    await this.expectReadable(resource, id);
    if (table === "properties") await this.#call("PATCH", `${path}${id}/`, 200, { area: 900 });
    if (table === "projects") await this.#call("PUT", `${path}${id}/update/`, 200, formOf(projectFields));
    await this.#call("DELETE", `${path}${id}/delete/`, 204);
    await this.#call("POST", `${path}${id}/restore/`, 200);
    await this.expectReadable(resource, id);
    return id;
  }

  async #call(method: string, path: string, status: number, body?: FormData | object): Promise<string> {
    let response = await this.#fetch(method, path, body);
    // Earlier commits refuse everybody after a pause of three seconds, which a busy machine causes, and say when to come back.
    while (response.status === 503 && response.headers.has("retry-after")) {
      await delay(Number(response.headers.get("retry-after")) * 1000);
      response = await this.#fetch(method, path, body);
    }
    const text = await response.text();
    expect(response.status, `${method} ${path}: ${text.slice(0, 500)}`).toBe(status);
    return text;
  }

  #fetch(method: string, path: string, body?: FormData | object): Promise<Response> {
    const isForm = body instanceof FormData;
    return fetch(this.#origin + path, {
      method,
      headers: {
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body && !isForm && { "content-type": "application/json" }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
  }
}

/** Signed URLs change every half hour. */
function withoutSignatures(body: string): unknown {
  return JSON.parse(body.replaceAll(/(\/private-media\/[\w-]+)\/\d+\/[\w-]+/g, "$1/signed"));
}
