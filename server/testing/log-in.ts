import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { tokenPairSchema } from "#domain/session/session.ts";
import { createAccount } from "#server/platform/session/accounts.ts";
import type { TestApp } from "./test-app.ts";

export type LoggedIn = Readonly<{
  username: string;
  password: string;
  access: string;
  refresh: string;
  headers: { authorization: string };
}>;

/** What argon2 requires at least, because hundreds of tests log in. */
export const minPasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Creates an account and logs in through the API. Pass the headers to `inject`. */
export async function logInAs(
  site: TestApp,
  role: "admin" | "agent" | "staff",
  canSeePapers = role === "admin",
): Promise<LoggedIn> {
  const username = `${role}-${randomBytes(4).toString("hex")}`;
  const password = randomBytes(8).toString("hex");
  const account = {
    username,
    password,
    isAdmin: role === "admin",
    isAgent: role === "agent",
    canSeePapers,
  };
  await createAccount(site.database, account, minPasswordCost);
  const response = await requestTokens(site, { username, password });
  expect(response.statusCode, response.body).toBe(200);
  const { access, refresh } = tokenPairSchema.parse(response.json());
  return { username, password, access, refresh, headers: { authorization: `Bearer ${access}` } };
}

export function requestTokens(site: TestApp, payload: object) {
  return site.app.inject({ method: "POST", url: "/api/token/", payload });
}
