import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { serveApi } from "#web/testing/fake-api.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { noOptions } from "./filter-options.ts";
import { PropertySearch } from "./property-search.tsx";

test("SR3: while the filters load, their button is busy", async () => {
  serveApi({ "GET /api/properties/": { json: { count: 3 } } });
  const address = { filters: {}, sort: "newest", view: "list", page: 1 } as const;
  await openPage(<PropertySearch listing="sale" address={address} options={noOptions} />, "/buy");
  const button = page.getByRole("button", { name: /^(more )?filters$/i }).element();
  if (!(button instanceof HTMLButtonElement)) throw new Error("There is no button for the filters");
  button.click();
  // React shows what a press changes before the next task, in which no file can have loaded yet.
  await Promise.resolve();
  expect(button.getAttribute("aria-busy")).toBe("true");
  await expect.element(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  expect(button.getAttribute("aria-busy")).toBeNull();
});
