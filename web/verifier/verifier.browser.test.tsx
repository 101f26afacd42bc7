import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sampleBundle, sampleDiary } from "#domain/diary/sample-diary.ts";

const fileOf = (bytes: Uint8Array) => new File([Uint8Array.from(bytes)], "diary.zip");

// Tests share a window, and this page builds itself into it.
afterEach(() => {
  document.querySelector("body > main")?.remove();
  document.documentElement.lang = "en";
});

test("CN9: the offline page verifies a bundle, names what was altered, and compares a known seal, in both languages", async () => {
  await import("./verifier.ts");
  const diary = sampleDiary([[[]], [[], [new Uint8Array([1, 2, 3])]]]);
  const bytes = await sampleBundle(diary, false);
  const input = page.getByLabelText(/Choose the bundle/);
  await userEvent.upload(input, fileOf(bytes));
  await expect.element(page.getByRole("heading", { name: "Everything is as it was sealed" })).toBeVisible();
  await expect.element(page.getByText(`2-${diary[1]?.seal.hash}`)).toBeVisible();
  await expect.element(page.getByText("Without times and places of the pictures")).toBeVisible();

  const altered = Uint8Array.from(bytes);
  const name = "2026-11-02/2/1.jpg";
  altered[new TextDecoder("latin1").decode(bytes).indexOf(name) + name.length] = 9;
  await userEvent.upload(input, fileOf(altered));
  await expect
    .element(page.getByText(/\(2026-11-02\), entry 2, picture 1: The picture is not/))
    .toBeVisible();
  await page.getByRole("button", { name: "नेपाली" }).click();
  await expect.element(page.getByText(/टिपोट २, तस्बिर १: यो तस्बिर छाप लगाइएको तस्बिर होइन/)).toBeVisible();
  await page.getByRole("button", { name: "English" }).click();

  await userEvent.upload(input, fileOf(bytes));
  const known = page.getByLabelText(/Seal that you know/);
  await known.fill("3-0000000000000000");
  await userEvent.tab();
  await expect.element(page.getByText(/days were removed at its end/)).toBeVisible();
  await known.fill("nonsense");
  await userEvent.tab();
  await expect.element(page.getByText(/nonsense is not a seal/)).toBeVisible();
});
