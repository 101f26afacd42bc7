import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { JobPicture } from "#domain/jobs/public-job.ts";
import { problemTexts } from "#domain/problem-texts.ts";
import { maxProjectImages } from "#domain/projects/project-input.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { sampleJob as job } from "#web/admin/testing/sample-job.ts";

const unavailable = { status: 503, json: { code: "unavailable", detail: problemTexts.unavailable } };
const pictures = "GET /api/jobs/7/pictures/";
const publish = "PUT /api/jobs/7/public/";

/** A picture of one pixel; what follows is a fragment. */
const folder = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#";

/** The server's pages of a diary with so many pictures. */
function picturesOf(count: number) {
  const all = Array.from({ length: count }, (_, index): JobPicture => {
    const picture = { folder, key: `p${index}`, width: 1, height: 1, placeholder: "", alt: null };
    return { id: index + 1, picture, day: "2026-11-18", side: "south" };
  });
  return ({ query }: { query: URLSearchParams }) => {
    const [number, size] = [Number(query.get("page")), Number(query.get("page_size"))];
    const results = all.slice((number - 1) * size, number * size);
    const next = number * size < count ? "http://site.test/next" : null;
    return { json: { count, next, previous: null, results } };
  };
}

async function openDialog(handlers: Parameters<typeof openDashboard>[1] = {}) {
  const api = await openDashboard(
    "?tab=jobs&job=7",
    {
      "GET /api/jobs/7/": { json: job, headers: { etag: '"1"' } },
      "GET /api/jobs/7/public/": { json: { shown: null } },
      [pictures]: picturesOf(2),
      [publish]: { json: job },
      ...handlers,
    },
    { hasConstruction: true },
  );
  await page.getByRole("button", { name: "Show to visitors" }).click();
  return api;
}
const dialog = () => page.getByRole("dialog");
const choices = () => dialog().getByRole("checkbox");
const save = () => dialog().getByRole("button", { name: "Show to visitors" });

test("CN4: of more than a hundred pictures the older ones come page by page, and choices stay", async () => {
  const api = await openDialog({ [pictures]: picturesOf(130) });
  await expect.poll(() => choices().elements().length).toBe(60);
  await choices().first().click();
  const more = dialog().getByRole("button", { name: "Older pictures" });
  await more.click();
  await expect.poll(() => choices().elements().length).toBe(120);
  await more.click();
  await expect.poll(() => choices().elements().length).toBe(130);
  await expect.element(more).not.toBeInTheDocument();
  await choices().last().click();
  await expect.element(dialog().getByText("Chosen: 2")).toBeVisible();
  await save().click();
  await expect.poll(() => api.count(publish)).toBe(1);
  const sent = api.calls.find(({ method }) => method === "PUT");
  expect(JSON.parse(sent?.body ?? "").pictures).toEqual(["p0", "p129"]);
});

test("CN4: more pictures than a project may have are refused at once, in words", async () => {
  const chosen = Array.from({ length: maxProjectImages }, (_, index) => `p${index}`);
  const { title, place } = job;
  const shown = { title, place, proj_type: "Other", description: { en: "", np: "" }, pictures: chosen };
  const api = await openDialog({
    "GET /api/jobs/7/public/": { json: { shown } },
    [pictures]: picturesOf(maxProjectImages + 1),
  });
  await choices().last().click();
  await expect.element(dialog().getByText("There are too many of these.")).toBeVisible();
  await save().click();
  expect(api.count(publish)).toBe(0);
  await choices().last().click();
  await expect.element(dialog().getByText("There are too many of these.")).not.toBeInTheDocument();
});

test("CN4: pictures that can't be loaded say so, and are loaded again; the texts stay", async () => {
  const api = await openDialog({ [pictures]: unavailable });
  await expect.element(dialog().getByText("The pictures could not be loaded")).toBeVisible();
  await dialog().getByRole("textbox", { name: "Place" }).fill("Janakpur-9");
  api.serve({ [pictures]: picturesOf(1) });
  await dialog().getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => choices().elements().length).toBe(1);
  await expect.element(dialog().getByRole("textbox", { name: "Place" })).toHaveValue("Janakpur-9");
});

test("CN4: a job that can't be shown just now keeps what was chosen, and is sent again", async () => {
  const api = await openDialog({ [publish]: unavailable });
  await choices().first().click();
  await save().click();
  await expect.element(dialog().getByRole("alert")).toBeVisible();
  await expect.element(choices().first()).toBeChecked();
  api.serve({ [publish]: { json: job } });
  await save().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const keys = api.calls
    .filter(({ method }) => method === "PUT")
    .map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(1);
});
