import { expect } from "vitest";
import type { LoggedIn } from "./log-in.ts";
import type { TestApp } from "./test-app.ts";

/** Else its routes do not exist, for anybody. */
export async function switchOnConstruction(site: TestApp, { headers }: LoggedIn): Promise<void> {
  const request = { method: "PUT", url: "/api/settings/construction/", payload: { isOn: true } } as const;
  const response = await site.app.inject({ ...request, headers });
  expect(response.statusCode, response.body).toBe(200);
}
