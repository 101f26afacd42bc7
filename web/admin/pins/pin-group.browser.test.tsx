import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPage } from "#web/testing/open-page.tsx";
import { PinGroup } from "./pin-group.tsx";
import type { PinValue } from "./pin-value.ts";

function Pin() {
  const [value, setValue] = useState<PinValue>([]);
  const messages = { latitude: undefined, longitude: undefined };
  return <PinGroup value={value} messages={messages} onChange={setValue} localLevelId={null} />;
}

test("PL3: a short link to a map says that it can't be read, and the long one fills both fields", async () => {
  await openPage(<Pin />);
  const latitude = page.getByRole("textbox", { name: "Latitude" });
  await latitude.fill("https://maps.app.goo.gl/abc123");
  await userEvent.tab();
  const problem = page.getByText(/^This short link does not say where it leads/);
  await expect.element(problem).toBeVisible();
  await latitude.fill("https://www.google.com/maps/@26.7288,85.9263,17z");
  await userEvent.tab();
  await expect.element(latitude).toHaveValue("26.7288");
  await expect.element(page.getByRole("textbox", { name: "Longitude" })).toHaveValue("85.9263");
  await expect.element(problem).not.toBeInTheDocument();
});
