import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf, message } from "#web/admin/testing/rows.ts";
import { storedSession } from "./stored-session.ts";

const refreshCall = "POST /api/token/refresh/";
const card = () => page.getByRole("article");

/** An API that accepts one access token only. */
async function openWithToken(valid: { access: string }, refresh: Parameters<typeof openDashboard>[1] = {}) {
  const guarded =
    (json: unknown) =>
    ({ headers }: { headers: Headers }) =>
      headers.get("authorization") === `Bearer ${valid.access}` ? { json } : { status: 401, json: {} };
  return openDashboard("?tab=contacts", {
    "GET /api/check-admin/": guarded({ is_admin: true }),
    "GET /api/profile/": guarded({ username: "admin", is_admin: true, is_staff: true }),
    "GET /messages/": guarded(listOf(message).json),
    "GET /apis/projects/": guarded(listOf().json),
    ...refresh,
  });
}

test("LO3: an expired token is refreshed once for all failed calls, without a visible error", async () => {
  const valid = { access: "second" };
  const api = await openWithToken(valid, { [refreshCall]: () => ({ json: { access: valid.access } }) });
  await expect.element(card()).toBeVisible();
  expect(api.count(refreshCall)).toBe(1);
  expect(storedSession.read()?.access).toBe("second");

  // The token expires again while the dashboard is open.
  valid.access = "third";
  await page.getByRole("tab", { name: /^Projects/ }).click();
  await expect.element(page.getByRole("heading", { name: "No Projects Found" })).toBeVisible();
  expect(api.count(refreshCall)).toBe(2);
  expect(storedSession.read()?.access).toBe("third");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("LO3: a refresh answered with 503 keeps the session and is retried", async () => {
  let refreshes = 0;
  const api = await openWithToken(
    { access: "second" },
    {
      [refreshCall]: () => {
        refreshes += 1;
        return refreshes === 1 ? { status: 503 } : { json: { access: "second" } };
      },
    },
  );
  await expect.element(card()).toBeVisible();
  expect(api.count(refreshCall)).toBe(2);
});

test("LO3: a rejected refresh clears the session and opens the login", async () => {
  await openWithToken({ access: "second" }, { [refreshCall]: { status: 401 } });
  await expect.poll(() => window.location.pathname).toBe("/login");
  expect(storedSession.read()).toBeNull();
});

test("LO4: a failed check of the access shows an error and can be retried", async () => {
  const api = await openDashboard("?tab=contacts", {
    "GET /api/check-admin/": { status: 500 },
    "GET /messages/": listOf(message),
  });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Admin check failed");
  await expect.element(page.getByRole("tablist")).not.toBeInTheDocument();
  api.serve({ "GET /api/check-admin/": { json: { is_admin: true } } });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("tablist")).toBeVisible();
});

test("AD1: logout works while the server is unreachable", async () => {
  await openDashboard("?tab=contacts", {
    "GET /messages/": listOf(message),
    "POST /api/logout/": () => Promise.reject(new TypeError("Failed to fetch")),
  });
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(() => window.location.pathname).toBe("/");
  expect(storedSession.read()).toBeNull();
});
