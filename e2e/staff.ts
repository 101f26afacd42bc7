import { type APIRequestContext, expect } from "@playwright/test";

/** What staff see of a list, through the API, newest first. */
export async function staffSees(
  request: APIRequestContext,
  path: string,
): Promise<Record<string, unknown>[]> {
  const login = await request.post("/api/token/", {
    data: { username: "admin", password: "a long enough password" },
  });
  expect(login.status()).toBe(200);
  const { access } = await login.json();
  const list = await request.get(`${path}?page_size=100`, { headers: { authorization: `Bearer ${access}` } });
  expect(list.status()).toBe(200);
  return (await list.json()).results;
}

/** Told apart from what other journeys write at the same time. */
export function unique(words: string): string {
  return `${words} ${crypto.randomUUID().slice(0, 8)}`;
}
