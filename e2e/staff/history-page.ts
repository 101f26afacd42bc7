import type { APIRequestContext } from "@playwright/test";
import { expect } from "../journey.ts";
import { staffHeaders } from "../staff.ts";

/** Changes a property through the API. */
export async function changeProperty(
  request: APIRequestContext,
  id: number,
  data: Record<string, unknown>,
): Promise<void> {
  const response = await request.patch(`/api/properties/${id}/`, {
    headers: await staffHeaders(request),
    data,
  });
  expect(response.status()).toBe(200);
}
