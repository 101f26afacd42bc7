import { expect } from "vitest";
import { newApiKeySchema } from "#domain/api-keys/api-key.ts";
import type { KeyScope } from "#domain/api-keys/key-scopes.ts";
import type { LoggedIn } from "./log-in.ts";
import type { TestApp } from "./test-app.ts";

/** Creates an API key of an account through the API. Pass the headers to `inject`. */
export async function createKeyOf(site: TestApp, owner: LoggedIn, scopes: readonly KeyScope[]) {
  const { headers, password } = owner;
  const payload = { name: "Test", scopes, lifetime: "30_days", password };
  const response = await site.app.inject({ method: "POST", url: "/api/keys/", headers, payload });
  expect(response.statusCode, response.body).toBe(201);
  const { id, key } = newApiKeySchema.parse(response.json());
  return { id, key, headers: { authorization: `Bearer ${key}` } };
}
