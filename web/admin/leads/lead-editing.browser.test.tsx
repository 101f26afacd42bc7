import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { LeadDetails } from "#domain/leads/lead.ts";
import { defaultReplies } from "#domain/settings/default-replies.ts";
import { lead } from "#web/admin/testing/lead.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

const details = "GET /api/leads/5/";
const owners = { json: { results: [{ id: 2, username: "bina", name: "Bina Shah" }] } };
const version = (change: Partial<LeadDetails>, tag: string) => ({
  json: { ...lead, ...change },
  headers: { etag: `"${tag}"` },
});
/** A call that ends when the test says so. */
function heldCall(answer: object = {}) {
  const { promise, resolve } = Promise.withResolvers<object>();
  return { handler: () => promise, end: () => resolve(answer) };
}

function openLead(handlers: Parameters<typeof openDashboard>[1] = {}, more = "") {
  return openDashboard(`?tab=leads&lead=5${more}`, {
    [details]: version({}, "1"),
    "GET /api/leads/owners/": owners,
    "GET /api/leads/reply-templates/": { json: { results: defaultReplies.items } },
    ...handlers,
  });
}
const note = () => page.getByLabelText("Note");
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("LE4: two quick presses of Add note or Called store one entry, with an idempotency key for each intent", async () => {
  const held = heldCall();
  const api = await openLead({ "POST /api/leads/5/events/": held.handler });
  await note().fill("Will call again");
  await userEvent.dblClick(button("Add note"));
  await button("Called").click();
  held.end();
  await expect.element(note()).toHaveValue("");
  expect(api.count("POST /api/leads/5/events/")).toBe(1);
  api.serve({ "POST /api/leads/5/events/": { status: 201 } });
  await userEvent.dblClick(button("Called"));
  await expect.poll(() => api.count("POST /api/leads/5/events/")).toBe(2);
  await button("Called").click();
  await expect.poll(() => api.count("POST /api/leads/5/events/")).toBe(3);
  const keys = api.calls
    .filter(({ path }) => path === "/api/leads/5/events/")
    .map(({ headers }) => headers.get("idempotency-key") ?? "");
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(3);
});

test("LE4: two quick presses of Send mail one reply; a failed one is sent again with the same key", async () => {
  const api = await openLead({ "POST /api/leads/5/reply/": { status: 503 } }, "&reply=5");
  await button("Send").click();
  await expect.element(page.getByText("The reply was not sent").first()).toBeVisible();
  const held = heldCall();
  api.serve({ "POST /api/leads/5/reply/": held.handler });
  await userEvent.dblClick(button("Send"));
  held.end();
  await expect.element(button("Reply by e-mail")).toBeVisible();
  const keys = api.calls
    .filter(({ path }) => path === "/api/leads/5/reply/")
    .map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test("LE4: a reply begins with a template of the company, or with an empty text", async () => {
  const own = {
    id: "own",
    name: { en: "Bank loan", np: "" },
    text: { en: "About {{about}}: ask {{staff}}.", np: "क" },
  };
  await openLead({ "GET /api/leads/reply-templates/": { json: { results: [own] } } }, "&reply=5");
  const text = page.getByRole("textbox", { name: "Text" });
  await expect
    .element(text)
    .toHaveValue(
      expect.stringMatching(/^Dear Sita Karna,\n\nAbout Plot in Ward 7: ask admin\.\n\nKind regards,/),
    );
  const choice = page.getByLabelText("Begin with");
  await expect.element(choice).toHaveDisplayValue("Bank loan");
  await choice.selectOptions("An empty text");
  await expect.element(text).toHaveValue(expect.stringMatching(/^Dear Sita Karna,\n\n\n\nKind regards,/));
});

test("LE4: a reply quotes nothing of what staff noted of a call", async () => {
  const noted = {
    channel: "telephone",
    about: "Haggles a lot",
    text: "Haggles a lot",
    language: "np",
  } as const;
  await openLead({ [details]: version(noted, "1") }, "&reply=5");
  const reply = page.getByRole("region", { name: "Reply by e-mail" });
  await expect.element(reply.getByLabelText("Subject")).toHaveValue("Re: तपाईंको सोधपुछ");
  await expect.element(reply.getByLabelText("Text")).toHaveValue(expect.not.stringContaining("Haggles"));
});

test("LE1: a colleague's status and owner stay when the next step is saved", async () => {
  const api = await openLead();
  await page.getByLabelText("Next step").fill("Show the plot");
  const theirs = { status: "visit", owner_id: 2, owner: "bina" } as const;
  api.serve({
    [details]: version(theirs, "2"),
    "PATCH /api/leads/5/": ({ headers }) =>
      headers.get("if-match") === '"2"'
        ? version({ ...theirs, next_step: "Show the plot" }, "3")
        : {
            status: 412,
            json: { detail: "", code: "conflict", current: { ...lead, ...theirs } },
            headers: { etag: '"2"' },
          },
    "POST /api/leads/5/events/": { status: 201 },
  });
  // A note refreshes the lead, as a colleague's change does.
  await note().fill("Called the owner");
  await button("Add note").click();
  await expect.element(page.getByLabelText("Status", { exact: true })).toHaveValue("visit");
  await expect.element(page.getByLabelText("Next step")).toHaveValue("Show the plot");
  await button("Save").click();
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  const saves = api.calls.filter(({ method }) => method === "PATCH");
  expect(saves.map(({ body }) => JSON.parse(body))).toEqual([
    { status: "visit", owner_id: 2, next_step: "Show the plot", next_step_on: null },
  ]);
});

test("LE1: a field that both changed is asked for", async () => {
  const api = await openLead();
  await page.getByLabelText("Status", { exact: true }).selectOptions("contacted");
  const theirs = { ...lead, status: "won" };
  api.serve({
    "PATCH /api/leads/5/": {
      status: 412,
      json: { detail: "", code: "conflict", current: theirs },
      headers: { etag: '"2"' },
    },
  });
  await button("Save").click();
  const dialog = page.getByRole("dialog", { name: "Someone else changed this meanwhile" });
  await expect.element(dialog.getByText("Won")).toBeVisible();
  await expect.element(dialog.getByText("Contacted")).toBeVisible();
});

test("LE1: leaving a lead with a note or a next step asks once", async () => {
  await openLead();
  await note().fill("Half a note");
  await page.getByRole("link", { name: "All leads" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect.element(note()).toHaveValue("Half a note");
  await page.getByLabelText("Next step").fill("Show");
  await page.getByRole("link", { name: "All leads" }).click();
  await expect.element(dialog).toBeVisible();
  expect(dialog.elements()).toHaveLength(1);
  await dialog.getByRole("button", { name: "Discard changes" }).click();
  await expect.element(page.getByRole("heading", { name: "Leads" })).toBeVisible();
});

test("LE1: a draft of a note is offered after a reload", async () => {
  const key = "draft:editor:admin:leads:5:note";
  sessionStorage.setItem(
    key,
    JSON.stringify({ row: "null", values: JSON.stringify({ kind: "note", text: "Half a note" }) }),
  );
  await openLead();
  await button("Bring them back").click();
  await expect.element(note()).toHaveValue("Half a note");
});

test("LE1: a session that ends during Add note asks to log in above the note", async () => {
  const api = await openLead();
  await note().fill("Half a note");
  const ended = { status: 401, json: { detail: "", code: "not_logged_in" } };
  api.serve({ "POST /api/leads/5/events/": ended, "POST /api/token/refresh/": ended });
  await button("Add note").click();
  await expect.element(page.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
  expect(document.querySelector("textarea")?.value).toBe("Half a note");
});

test("LE1: an impossible day is marked in its field, and a past one is pointed out", async () => {
  const api = await openLead({ "PATCH /api/leads/5/": version({}, "2") });
  const day = page.getByRole("textbox", { name: "On", exact: true });
  // The page is whole: what arrives later moves the button.
  await expect.element(page.getByRole("option", { name: "Bina Shah" })).toBeInTheDocument();
  await expect.element(button("Reply by e-mail")).toBeVisible();
  await day.fill("2083-13-40");
  await button("Save").click();
  await expect.element(day).toHaveAttribute("aria-invalid", "true");
  expect(api.count("PATCH /api/leads/5/")).toBe(0);
  await day.fill("2020-01-05");
  await expect.element(page.getByText("This day is past.")).toBeVisible();
  await expect.element(day).not.toHaveAttribute("aria-invalid");
});

test("LE4: an agent can reply by e-mail", async () => {
  await openDashboard("?tab=leads&lead=5", { [details]: version({}, "1") }, { isAdmin: false });
  await expect.element(button("Reply by e-mail")).toBeVisible();
});

test("LE8: an admin who looks at an agent's new lead leaves it new for the agent", async () => {
  const given = version({ is_new: true, owner_id: 2, owner: "agent" }, "1");
  const handlers = { [details]: given, "PATCH /api/leads/5/": version({}, "1") };
  const api = await openDashboard("?tab=leads&lead=5", handlers);
  await expect.element(button("Called")).toBeVisible();
  expect(api.count("PATCH /api/leads/5/")).toBe(0);
  const asAgent = await openDashboard("?tab=leads&lead=5", handlers, { isAdmin: false });
  await expect.poll(() => asAgent.count("PATCH /api/leads/5/")).toBeGreaterThan(0);
});

test("NL7: a day of Bikram Sambat stays one after saving, and a colleague's day is taken over", async () => {
  const api = await openLead();
  const day = page.getByRole("textbox", { name: "On", exact: true });
  const calendar = page.getByRole("combobox", { name: "Calendar" });
  await expect.element(calendar).toHaveValue("ad");
  await day.fill("2083-08-15");
  await expect.element(calendar).toHaveValue("bs");
  api.serve({
    "PATCH /api/leads/5/": ({ body }) => {
      const saved = version({ ...JSON.parse(body), text: "As it was saved" }, "2");
      api.serve({ [details]: saved });
      return saved;
    },
    "POST /api/leads/5/events/": { status: 201 },
  });
  await button("Save").click();
  await expect.element(page.getByText("As it was saved")).toBeVisible();
  await expect.element(day).toHaveValue("2083-08-15");
  await expect.element(calendar).toHaveValue("bs");

  api.serve({ [details]: version({ next_step_on: "2030-01-05" }, "3") });
  await note().fill("Called the owner");
  await button("Add note").click();
  await expect.element(day).toHaveValue("2030-01-05");
});
