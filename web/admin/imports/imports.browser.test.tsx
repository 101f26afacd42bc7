import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

const item = {
  id: 7,
  kind: "listings",
  file_name: "listings.csv",
  status: "checked",
  row_count: 2,
  done_count: 2,
  counts: { new: 1, changed: 0, unchanged: 0, refused: 1 },
  left_count: 0,
  archive_name: null,
  account: "admin",
  created_at: "2026-11-18T07:00:00Z",
  finished_at: null,
  undone_at: null,
  columns: [
    { header: "Wanted", field: null, samples: ["85 lakh"] },
    { header: "Title", field: "name", samples: ["House"] },
  ],
  options: { status: "draft", has_redirects: true },
} as const;
const rows = {
  count: 1,
  next: null,
  previous: null,
  results: [
    {
      line: 3,
      label: "House",
      outcome: "refused",
      problems: [{ field: "price", code: "amount_invalid", text: "cheap" }],
      changes: [],
      row_id: null,
      undo: null,
    },
  ],
};
const problem = (code: string, current: object, status = 400) => ({
  status,
  json: { detail: "The file is refused", code, current },
});

function openImports(parameters: string, handlers: Parameters<typeof openDashboard>[1] = {}) {
  return openDashboard(`?tab=settings&section=import${parameters}`, {
    "GET /api/imports/": { json: { results: [] } },
    "GET /api/imports/7/": { json: item },
    "GET /api/imports/7/rows/": { json: rows },
    ...handlers,
  });
}
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("IM1: a file that is refused as a whole says why and in which line, and another can be chosen", async () => {
  // The name of the upload.
  vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => bytes);
  await openImports("", {
    [`PUT /api/imports/uploads/${"0".repeat(32)}/`]: { json: { received: 3 } },
    "POST /api/imports/": problem("invalid_input", { reason: "cut_off", line: 12 }),
  });
  const file = new File(["a,b"], "listings.csv", { type: "text/csv" });
  await page.getByLabelText("Choose a file").upload(file);
  await expect.element(page.getByText(/^Line.12:.The file is cut off/)).toBeVisible();
  await expect.element(page.getByLabelText("Choose a file")).toBeEnabled();
  vi.restoreAllMocks();
});

test("IM1: a column that is corrected is checked again before the import", async () => {
  const api = await openImports("&import=7", { "PATCH /api/imports/7/": { json: item } });
  await expect.element(page.getByText(/No column is the reference/)).toBeVisible();
  await expect.element(page.getByText(/Price: Enter an amount such as/)).toBeVisible();
  await page.getByLabelText("Wanted").selectOptions("price");
  await expect.element(button("Start the import (1)")).toBeDisabled();
  await button("Check again").click();
  await expect.poll(() => api.calls.filter(({ method }) => method === "PATCH")).toHaveLength(1);
  const [sent] = api.calls.filter(({ method }) => method === "PATCH");
  expect(JSON.parse(sent?.body ?? "")).toMatchObject({ fields: ["price", "name"] });
});

test("IM1: a second import at the same time is told so", async () => {
  await openImports("&import=7", {
    "POST /api/imports/7/run/": problem("state_changed", { reason: "another_import", line: null }, 409),
  });
  await button("Start the import (1)").click();
  await expect.element(page.getByText(/Another import is at work/)).toBeVisible();
});
