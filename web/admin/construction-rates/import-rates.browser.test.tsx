import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { RateImportResult } from "#domain/construction-rates/rate-table.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

const importing = "POST /api/construction-rates/import/";
const none: RateImportResult = {
  added: 0,
  changed: 0,
  unchanged: 0,
  missing_columns: [],
  problem_count: 0,
  problems: [],
};
const rates = (text: string) => new File([text], "rates.csv", { type: "text/csv" });

test("CN1: a file with a fault is not imported; the mended one of the same name is, once", async () => {
  const api = await openDashboard(
    "?tab=estimates&view=rates",
    {
      "GET /api/construction-rates/": { json: { count: 0, next: null, previous: null, results: [] } },
      [importing]: {
        json: { ...none, problem_count: 1, problems: [{ line: 2, column: "rate", code: "number_invalid" }] },
      },
    },
    { hasConstruction: true },
  );
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const run = dialog.getByRole("button", { name: "Import", exact: true });
  await expect.element(run).toBeDisabled();
  await dialog.getByLabelText("CSV file").upload(rates("wrong"));
  await expect.element(dialog.getByText("rates.csv")).toBeVisible();
  await expect.element(dialog.getByText("Line 2, rate:", { exact: false })).toBeVisible();
  await expect.element(run).toBeDisabled();

  api.serve({ [importing]: { json: { ...none, added: 2 } } });
  await dialog.getByLabelText("CSV file").upload(rates("right"));
  await expect.element(dialog.getByText("New: 2", { exact: false })).toBeVisible();
  await run.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = api.calls.filter(({ method }) => method === "POST").map(({ body }) => JSON.parse(body ?? ""));
  expect(sent).toEqual([
    { csv: "wrong", dry_run: true },
    { csv: "right", dry_run: true },
    { csv: "right", dry_run: false },
  ]);
});
