import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { saveListings } from "#web/saved/saved-listings.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { NothingCompared } from "./nothing-compared.tsx";

const save = (...ids: readonly number[]) =>
  saveListings(ids.map((id) => ({ id, name: `House ${id}`, price: 1, for_type: "sale" as const })));
const query = () => decodeURIComponent(window.location.search);

test("VT1: a comparison without a list is that of the saved listings, four at most", async () => {
  save(5, 4, 3, 2, 1);
  await openPage(<NothingCompared isAsked={false} />, "/np/saved/compare", "np");
  await expect.poll(query).toBe("?ids=5,4,3,2");
  expect(window.location.pathname).toBe("/np/saved/compare");
});

test("VT1: a list of which nothing is left does not become another one", async () => {
  save(5);
  await openPage(<NothingCompared isAsked />, "/saved/compare?ids=99");
  await expect.element(page.getByRole("heading", { level: 2 })).toBeVisible();
  expect(query()).toBe("?ids=99");
});
