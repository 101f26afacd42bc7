import { openKit } from "./kit-page.ts";
import { expect, test } from "./kit-test.ts";

const start = new Date("2026-11-15T06:00:00Z");
const paused = new Date("2026-11-15T07:00:00Z");

test("a tooltip opens after 700 ms under the pointer (CH9)", async ({ page }) => {
  await page.clock.install({ time: start });
  await openKit(page);
  await page.getByRole("button", { name: "Feature" }).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(paused);
  await page.getByRole("button", { name: "Feature" }).hover();
  const tooltip = page.getByText("Shown on the home page", { exact: true });
  await page.clock.runFor(680);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(60);
  await expect(tooltip).toBeVisible();
});

test("shows one toast at a time for five seconds (CH5)", async ({ page }) => {
  await page.clock.install({ time: start });
  await openKit(page);
  const toasts = page.locator("[data-toast]");
  await page.getByRole("button", { name: "Toast of an error" }).click();
  await expect(toasts).toContainText("Submission failed");
  await page.getByRole("button", { name: "Show toast" }).click();
  await expect(toasts.filter({ hasText: "Property saved" })).toBeVisible();
  await expect(toasts).toHaveCount(1);
  await page.clock.pauseAt(new Date(start.getTime() + 1_000_000));
  await page.clock.runFor(1_000);
  await expect(toasts).toHaveCount(0);
});

test("a toast with an action stays longer, and its action works", async ({ page }) => {
  await openKit(page);
  await page.getByRole("button", { name: "Toast with Undo" }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.locator("[data-toast]").filter({ hasText: "Property saved" })).toBeVisible();
});

test("a dialog takes the focus, traps it and returns it", async ({ page }) => {
  await openKit(page);
  const opener = page.getByRole("button", { name: "Open dialog" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "The property" });
  await expect(dialog.getByLabel("Property title")).toBeFocused();
  for (let tabs = 0; tabs < 8; tabs += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a confirmation focuses the safe button", async ({ page }) => {
  await openKit(page);
  await page.getByRole("button", { name: "Delete…" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this project?" });
  await expect(question).toHaveAccessibleDescription(/cannot be undone/);
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Delete project" }).click();
  await expect(question).toBeHidden();
});

test("the carousel wraps around at both ends, by buttons and keys", async ({ page }) => {
  await openKit(page);
  const carousel = page.getByRole("region", { name: "What people say" });
  const shown = carousel.locator("[role=group]:not([inert])");
  await carousel.getByRole("button", { name: "Previous" }).click();
  await expect(shown).toHaveAccessibleName("3 of 3");
  await expect(shown).toBeInViewport({ ratio: 0.9 });
  await carousel.getByRole("button", { name: "Next" }).click();
  await expect(shown).toHaveAccessibleName("1 of 3");
  await page.keyboard.press("ArrowRight");
  await expect(shown).toHaveAccessibleName("2 of 3");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect(shown).toHaveAccessibleName("1 of 3");
});

test("the lightbox is paged, zoomed and closed by keyboard", async ({ page }) => {
  await openKit(page);
  const second = page.locator("#shows ul a").nth(1);
  await second.click();
  const lightbox = page.getByRole("dialog", { name: "Pictures" });
  const counter = lightbox.locator("[aria-live]");
  await expect(counter).toContainText("Picture 2 of 5");
  await expect(lightbox.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await expect(counter).toContainText("Picture 3 of 5");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect(counter).toContainText("Picture 1 of 5");
  await page.keyboard.press("+");
  await expect(lightbox.getByRole("button", { name: "Zoom out" })).toBeVisible();
  await page.keyboard.press("-");
  await lightbox.getByRole("button", { name: "Picture 4 of 5" }).click();
  await expect(counter).toContainText("Picture 4 of 5");
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(second).toBeFocused();
});

test("arrow keys switch tabs", async ({ page }) => {
  await openKit(page);
  await page.getByRole("tab", { name: "Properties" }).click();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("tab", { name: "Projects" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toContainText("The panel of Projects");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("tab", { name: "Properties" })).toBeFocused();
});

test("typing filters the options", async ({ page }) => {
  await openKit(page);
  const place = page.getByLabel("Place", { exact: true });
  await place.fill("pok");
  await expect(page.getByRole("option")).toHaveText(["Pokhara"]);
  await page.keyboard.press("Enter");
  await expect(place).toHaveValue("Pokhara");
});

test("a busy button ignores a second click", async ({ page }) => {
  await openKit(page);
  const busy = page.locator("#buttons [aria-busy]").first();
  await busy.focus();
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAccessibleName(/Save property.*Please wait/);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a figure counts up once, in two seconds, when it is first visible (AB1)", async ({ page }) => {
    await page.clock.install({ time: start });
    await openKit(page);
    await page.clock.pauseAt(paused);
    const figure = page.locator("#shows p").filter({ hasText: "Houses built" });
    await expect(figure).toContainText("100+");
    await figure.scrollIntoViewIfNeeded();
    const counting = figure.locator("[aria-hidden]");
    await expect(counting).toHaveText("0+");
    await page.clock.runFor(1_000);
    await expect(counting).toHaveText(/^8[4-9]\+$/);
    await page.clock.runFor(1_100);
    await expect(counting).toHaveCount(0);
    await expect(figure).toContainText("100+");
  });
});

test("LD2: a visitor chooses the units of land, and the choice stays in the browser", async ({ page }) => {
  await openKit(page);
  const fields = page.locator("#fields");
  await expect(fields).toContainText("1 bigha 5 kattha 10 dhur (92,947.5 sq ft)");
  await fields.getByLabel("Area in").selectOption("Ropani and aana");
  await expect(fields).toContainText("16 ropani 15 aana 2 paisa 1.24 daam (92,947.5 sq ft)");
  await page.reload();
  await expect(fields.getByLabel("Area in")).toHaveValue("ropani");
  await expect(fields).toContainText("16 ropani 15 aana 2 paisa 1.24 daam (92,947.5 sq ft)");
  await fields.getByLabel("Area in").selectOption("The units of the place");
  await expect(fields).toContainText("1 bigha 5 kattha 10 dhur (92,947.5 sq ft)");
});

test("LD2: a land field asks only about the units of its district", async ({ page }) => {
  await openKit(page);
  const field = page.getByLabel("Land area").nth(1);
  await field.fill("2-3");
  const question = page.getByRole("group", { name: "Which one is it?" });
  await expect(question.getByRole("button")).toHaveText(["2 bigha 3 kattha", "2 kattha 3 dhur"]);
  await question.getByRole("button", { name: "2 kattha 3 dhur" }).click();
  await expect(field).toHaveAccessibleDescription(/^2 kattha 3 dhur = 1 ropani/);
  await field.fill("0-5-0");
  await expect(field).toHaveAccessibleDescription(/^5 kattha = /);
});
