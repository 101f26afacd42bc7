import type { Page } from "@playwright/test";
import { long } from "../full-run.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Open chat" });
const chat = (page: Page) => page.getByRole("dialog", { name: "Chat with Mithila Ghar" });

test("CH4: the buttons to call and chat cover nothing, and change their colour", long, async ({ page }) => {
  await test.step("CH4: call and chat buttons float on every page, change colour after 100 px of scrolling and do not cover the last line", async () => {
    await page.goto("/contact");
    await waitForHydration(page);
    const call = page.getByRole("link", { name: "Call Mithila Ghar" });
    await expect(call).toHaveAttribute("href", "tel:+97741590123");
    for (const button of [call, opener(page)]) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
      const atTop = await colour();
      await page.evaluate(() => window.scrollTo({ top: 100, behavior: "instant" }));
      await expect.poll(colour).toBe(atTop);
      await page.evaluate(() => window.scrollTo({ top: 101, behavior: "instant" }));
      await expect.poll(colour).not.toBe(atTop);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect.poll(colour).toBe(atTop);
    }
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const lastLine = await page
      .getByRole("contentinfo")
      .getByText("Pictures of listings are illustrations.")
      .boundingBox();
    const button = await opener(page).boundingBox();
    const isBeside = (lastLine?.x ?? 0) + (lastLine?.width ?? 0) <= (button?.x ?? 0);
    expect(isBeside || (lastLine?.y ?? 0) + (lastLine?.height ?? 0) <= (button?.y ?? 0)).toBe(true);
  });
  await becomeNewVisitor(page);
  await test.step("CH4 CW1: on a phone they are part of the contact bar of a listing", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/property/1");
    await waitForHydration(page);
    const bar = page.locator("[data-bottom-bar]");
    await expect(bar.getByRole("link", { name: "Call Now" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Call Mithila Ghar" })).toBeHidden();
    await bar.getByRole("button", { name: "Open chat" }).click();
    await expect(chat(page)).toBeInViewport();
  });
});

test(
  "CW1 CW2 IN1: a visitor opens, minimises and closes the chat, and changes the language",
  long,
  async ({ page }) => {
    await test.step("CW1: the chat opens at 400 px, is minimised to its header, restored and closed, and the focus follows", async () => {
      const scripts: string[] = [];
      page.on("request", (asked) => scripts.push(asked.url()));
      await page.goto("/");
      await waitForHydration(page);
      expect(scripts.some((address) => address.includes("chat-panel"))).toBe(false);
      await opener(page).click();
      await expect(chat(page)).toBeVisible();
      expect(scripts.some((address) => address.includes("chat-panel"))).toBe(true);
      expect((await chat(page).boundingBox())?.height).toBe(400);
      await expect(page.getByLabel("Your message")).toBeFocused();
      await expect(page.getByRole("log")).toContainText("Namaste!");

      await page.getByRole("button", { name: "Minimise chat" }).click();
      await expect(page.getByRole("log")).toBeHidden();
      expect((await chat(page).boundingBox())?.height).toBeLessThan(80);
      await expect(page.getByRole("button", { name: "Restore chat" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Your message")).toBeFocused();
      expect((await chat(page).boundingBox())?.height).toBe(400);
      await page.getByRole("button", { name: "Close chat" }).click();
      await expect(chat(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Your message")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(opener(page)).toBeFocused();
    });
    await becomeNewVisitor(page);
    await test.step("CW2 IN1: the conversation is in the language of the page", async () => {
      await page.goto("/");
      await waitForHydration(page);
      await opener(page).click();
      await expect(page.getByRole("log")).toContainText("Namaste!");
      await page.getByRole("link", { name: "नेपालीमा हेर्नुहोस्" }).click();
      await expect(page.getByRole("log")).toContainText("नमस्ते!");
      await expect(page.getByRole("dialog", { name: "मिथिला घरसँग कुराकानी" })).toBeVisible();
    });
  },
);

test("CW1 CW2: a visitor whose chat fails to load tries again, writes and gets the reply", async ({
  page,
  browserConsole,
}) => {
  await test.step("CW1: a chat whose code fails to load shows an error and opens on the next try", async () => {
    browserConsole.expectErrors = true;
    await page.goto("/");
    await waitForHydration(page);
    await page.route(/chat-panel/, (route) => route.abort());
    await opener(page).click();
    await expect(page.locator("[data-toast]")).toContainText("This could not be opened");
    await page.unroute(/chat-panel/);
    await expect(opener(page)).toBeVisible();
  });
  await becomeNewVisitor(page);
  await test.step("CW2: Enter sends a message unless it is blank, and the fixed reply comes after one second", async () => {
    await page.clock.install({ time: new Date("2026-11-15T10:00:00Z") });
    await page.goto("/");
    await waitForHydration(page);
    await opener(page).click();
    await expect(page.getByRole("log")).toBeVisible();
    await page.clock.pauseAt(new Date("2026-11-15T11:00:00Z"));
    const input = page.getByLabel("Your message");
    const messages = page.getByRole("log").locator("p");
    await expect(messages).toHaveCount(1);
    await input.press("Enter");
    await input.fill("   ");
    await input.press("Enter");
    await page.clock.runFor(2_000);
    await expect(messages).toHaveCount(1);

    await input.fill("  Is the house still there? ");
    await input.press("Enter");
    await expect(messages).toHaveText([/Namaste!/, "You: Is the house still there?"]);
    await expect(input).toHaveValue("");
    await page.clock.runFor(900);
    await expect(messages).toHaveCount(2);
    await page.clock.runFor(200);
    await expect(messages.nth(2)).toContainText("Thank you for your message.");
    await expect(page.getByRole("log").locator("time")).toHaveCount(3);

    await page.getByRole("button", { name: "Close chat" }).click();
    await opener(page).click();
    await expect(messages).toHaveCount(3);
  });
});
