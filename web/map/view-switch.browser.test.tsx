import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "#web/testing/open-page.tsx";
import { ViewSwitch } from "./view-switch.tsx";

test("MP1: the map is a step that Back undoes", async () => {
  const { router } = await openPage(<ViewSwitch view="list" />, "/buy?type=land");
  await page.getByRole("link", { name: "Map" }).click();
  expect(router.state.location.search).toBe("?type=land&view=map");
  await router.navigate(-1);
  expect(router.state.location.search).toBe("?type=land");
});
