import {
  type ApiKey,
  type ApiKeyInput,
  apiKeySchema,
  type NewApiKey,
  newApiKeySchema,
} from "#domain/api-keys/api-key.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { resultsOf } from "#web/api/response-schema.ts";

export const keysKey = ["api-keys"];

export async function fetchKeys(): Promise<readonly ApiKey[]> {
  return callAsAdmin({ method: "GET", path: "/api/keys/" }, resultsOf(apiKeySchema));
}

export async function createKey(input: ApiKeyInput): Promise<NewApiKey> {
  return callAsAdmin({ method: "POST", path: "/api/keys/", body: input }, newApiKeySchema);
}

export async function revokeKey(id: number): Promise<void> {
  await callAsAdmin({ method: "DELETE", path: `/api/keys/${id}/` });
}
