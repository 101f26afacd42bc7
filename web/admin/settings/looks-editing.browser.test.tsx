import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { type Looks, noHeroes } from "#domain/settings/looks.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { closePage } from "#web/testing/open-page.tsx";

const path = "/api/settings/looks/";
const looks: Looks = { theme: "mithila", colour: "#0f766e", logo: null, heroes: noHeroes, shareCard: "side" };
const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0H8V8H0Z"/></svg>`;
const version = (change: Partial<Looks>, tag: string) => ({
  json: { name: "looks", value: { ...looks, ...change }, updated_at: null },
  headers: { etag: `"${tag}"` },
});
const conflict = (change: Partial<Looks>) => ({
  ...version(change, "2"),
  status: 412,
  json: { detail: "", code: "conflict", current: version(change, "2").json },
});

function openLooks(handlers: Parameters<typeof openDashboard>[1] = {}) {
  return openDashboard("?tab=settings&section=looks", {
    [`GET ${path}`]: version({}, "1"),
    [`GET ${path}history/`]: { json: { results: [] } },
    ...handlers,
  });
}
const code = () => page.getByLabelText("Code");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const chooseLogo = () =>
  page.getByLabelText("Logo file").upload(new File([square], "logo.svg", { type: "image/svg+xml" }));
const leaving = () => page.getByRole("alertdialog", { name: "Leave without saving?" });

test("ST3: leaving with a new logo or half a colour asks first", async () => {
  await openLooks();
  await chooseLogo();
  await expect.element(page.getByRole("img", { name: "On light pages" })).toBeVisible();
  await page.getByRole("link", { name: "All settings" }).click();
  await leaving().getByRole("button", { name: "Keep editing" }).click();
  await expect.element(page.getByRole("img", { name: "On light pages" })).toBeVisible();
  await button("Remove the logo").click();
  await code().fill("#14");
  await page.getByRole("link", { name: "All settings" }).click();
  await leaving().getByRole("button", { name: "Keep editing" }).click();
  await expect.element(code()).toHaveValue("#14");
});

test("ST3: a new logo and a colour are offered after a reload", async () => {
  await openLooks();
  await code().fill("#14265c");
  await chooseLogo();
  await expect.element(page.getByRole("img", { name: "On light pages" })).toBeVisible();
  await closePage();
  await openLooks();
  await expect.element(code()).toHaveValue("#0f766e");
  await button("Bring them back").click();
  await expect.element(code()).toHaveValue("#14265c");
  await expect.element(page.getByRole("img", { name: "On light pages" })).toBeVisible();
});

test("ST3: a colleague's theme is offered when a colour is saved, and a colour that both changed is asked for", async () => {
  const api = await openLooks();
  await code().fill("#14265c");
  api.serve({
    [`PUT ${path}`]: ({ headers }) =>
      headers.get("if-match") === '"2"' ? version({}, "3") : conflict({ theme: "plain" }),
  });
  await button("Save").click();
  const dialog = page.getByRole("dialog", { name: "Someone else changed this meanwhile" });
  await expect.element(dialog.getByRole("radio", { name: "Take theirs Plain" })).toBeChecked();
  await dialog.getByRole("button", { name: "Save these choices" }).click();
  await expect.element(page.getByText("The site has its new looks.")).toBeVisible();
  const saved = api.calls.filter(({ method }) => method === "PUT").map(({ body }) => JSON.parse(body));
  expect(saved.at(-1)).toEqual({ ...looks, theme: "plain", colour: "#14265c" });

  await code().fill("#7c2d12");
  api.serve({ [`PUT ${path}`]: conflict({ colour: "#365314" }) });
  await button("Save").click();
  await expect.element(dialog.getByText("#365314")).toBeVisible();
  await expect.element(dialog.getByText("#7c2d12")).toBeVisible();
});

test("ST3: half a colour is not saved and is marked", async () => {
  const api = await openLooks();
  await code().fill("#14");
  await button("Save").click();
  await expect.element(code()).toHaveAttribute("aria-invalid", "true");
  await expect.element(code()).toHaveFocus();
  expect(api.count(`PUT ${path}`)).toBe(0);
});

test("ST3: looks that were saved can be changed and saved again, also with a button", async () => {
  const api = await openLooks();
  await code().fill("#14265c");
  api.serve({ [`PUT ${path}`]: version({}, "2"), [`GET ${path}`]: version({ colour: "#14265c" }, "2") });
  await button("Save").click();
  await expect.poll(() => api.count(`GET ${path}`)).toBe(2);
  await button("Use the standard colour").click();
  await button("Save").click();
  await expect.poll(() => api.count(`PUT ${path}`)).toBe(2);
  const last = api.calls.findLast(({ method }) => method === "PUT");
  expect(JSON.parse(last?.body ?? "")).toEqual({ ...looks, colour: null });
  expect(last?.headers.get("if-match")).toBe('"2"');
});

test("ST3 LE7: earlier looks show what was changed, and are brought back after a question", async () => {
  const entry = (id: number, colour: string) => ({
    id,
    action: "update",
    changed_at: "2026-11-01T06:00:00.000Z",
    account: "admin",
    value: { ...looks, colour },
  });
  const api = await openLooks({
    [`GET ${path}history/`]: { json: { results: [entry(9, "#0f766e"), entry(8, "#14265c")] } },
    [`POST ${path}history/8/`]: version({ colour: "#14265c" }, "2"),
  });
  const change = page.getByRole("listitem").filter({ hasText: "Before" });
  await expect.element(change).toMatchTextContent(/Colour.*Before.*#14265c.*After.*#0f766e/);
  await button("Bring this version back").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Bring this version back" }).click();
  await expect.poll(() => api.count(`POST ${path}history/8/`)).toBe(1);
  expect(api.calls.findLast(({ method }) => method === "POST")?.headers.get("if-match")).toBe('"1"');
});
