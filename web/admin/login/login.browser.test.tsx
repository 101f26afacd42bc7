import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { serveApi } from "#web/testing/fake-api.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { Login } from "./login.tsx";

async function fillIn(): Promise<void> {
  await page.getByRole("textbox", { name: /^Username/ }).fill("admin");
  const password = document.querySelector<HTMLElement>('input[autocomplete="current-password"]');
  if (!password) throw new Error("The form has no password");
  await page.elementLocator(password).fill("a long enough password");
  await page.getByRole("button", { name: "Log in" }).click();
}

test("LO1: both fields are required", async () => {
  const api = serveApi();
  await openPage(<Login />, "/login");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect.poll(() => page.getByText("This field is required.").elements().length).toBe(2);
  await expect.element(page.getByRole("textbox", { name: /^Username/ })).toHaveFocus();
  expect(api.calls).toEqual([]);
});

test("LO2 LO6: failed logins show the server's message, or a default one for each status and for a timeout", async () => {
  const tokens = { access: "a", refresh: "r" };
  const api = serveApi({ "POST /api/token/": { json: tokens } });
  await openPage(<Login />, "/login");
  for (const [call, answer, text] of [
    ["POST /api/token/", { status: 401 }, "Invalid username or password."],
    ["POST /api/token/", { status: 500 }, "Login failed"],
    ["POST /api/token/", { status: 400, json: { detail: "Closed today." } }, "Closed today."],
    ["GET /api/check-admin/", { status: 500 }, "Admin check failed"],
  ] as const) {
    api.serve({ "POST /api/token/": { json: tokens }, [call]: answer });
    await fillIn();
    await expectToast(text);
    await expectToast("Login Failed");
    expect(localStorage.getItem("session")).toBeNull();
  }

  // LO3: a request times out after ten seconds.
  api.serve({ "POST /api/token/": () => new Promise(() => undefined) });
  const sent = api.count("POST /api/token/");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await fillIn();
  await expect.poll(() => api.count("POST /api/token/")).toBe(sent + 1);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await expectToast("no answer in time");
});

test("LO1 LO4: a login leads to the dashboard, at the tab that was asked for", async () => {
  // The login stays on the page of this test, and leads on from every address.
  const visited = new Set<string>();
  let visitedBefore: string[] = [];
  serveApi({
    "POST /api/token/": () => {
      visitedBefore = [...visited];
      return { json: { access: "a", refresh: "r" } };
    },
    "GET /api/check-admin/": { json: { is_admin: true } },
    "GET /api/profile/": { json: { username: "admin", is_admin: true, is_staff: true } },
  });
  const { router } = await openPage(<Login />, "/login");
  router.subscribe(({ location }) => visited.add(location.pathname + location.search));
  await router.navigate("/login", { state: { search: "?tab=leads" } });
  await fillIn();
  await expect.poll(() => [...visited]).toContain("/admin?tab=leads");
  expect(visitedBefore).toEqual(["/login"]);
});
