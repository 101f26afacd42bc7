import type { Page } from "@playwright/test";
import { isFullRun, long } from "../full-run.ts";
import { expect, findToast, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

const languages = [
  {
    language: "en",
    path: "/property/1",
    messageOf: (name: string, url: string) => `Hello, I am interested in “${name}” (no. 1): ${url}`,
    texts: {
      call: "Call Now",
      whatsApp: "WhatsApp",
      viber: "Viber",
      copy: "Copy message",
      mail: "Send Email",
    },
    more: "More ways to reach us",
    copied: "Message copied",
    number: "+977-41-590123",
  },
  {
    language: "np",
    path: "/np/property/1",
    messageOf: (name: string, url: string) => `नमस्ते, “${name}” (नं. १) का बारेमा थप जान्न चाहन्छु: ${url}`,
    texts: {
      call: "फोन गर्नुहोस्",
      whatsApp: "ह्वाट्सएप",
      viber: "भाइबर",
      copy: "सन्देश कपी गर्नुहोस्",
      mail: "इमेल पठाउनुहोस्",
    },
    more: "सम्पर्कका अरू उपाय",
    copied: "सन्देश कपी भयो",
    number: "+९७७-४१-५९०१२३",
  },
] as const;

const bar = (page: Page) => page.locator("[data-bottom-bar]");
const nameOf = async (page: Page) => (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
const chatNumber = "9779800000100";

for (const { language, path, messageOf, texts, more, copied, number } of languages.slice(isFullRun ? 0 : 1)) {
  test(
    `VT2: a buyer reaches the agent by call, WhatsApp and Viber, with the listing named (${language})`,
    long,
    async ({ page, isMobile }) => {
      await page.goto(path);
      await waitForHydration(page);
      const message = messageOf(await nameOf(page), page.url());
      const card = page.locator("#contact");
      const call = (isMobile ? bar(page) : card).getByRole("link", { name: texts.call });
      await expect(call).toHaveAttribute("href", "tel:+97741590123");
      if (!isMobile) await expect(call).toHaveText(`${texts.call}${number}`);

      for (const place of isMobile ? [bar(page), card] : [card]) {
        const href = await place.getByRole("link", { name: texts.whatsApp }).getAttribute("href");
        const link = new URL(href ?? "");
        expect(link.origin + link.pathname).toBe(`https://wa.me/${chatNumber}`);
        expect(link.searchParams.get("text")).toBe(message);
      }

      if (isMobile) await bar(page).getByRole("link", { name: more }).click();
      const ways = isMobile ? page.getByRole("dialog", { name: more }) : card;
      const viber = new URL((await ways.getByRole("link", { name: texts.viber }).getAttribute("href")) ?? "");
      expect(viber.protocol + viber.host).toBe("viber:chat");
      expect([...viber.searchParams]).toEqual([
        ["number", `+${chatNumber}`],
        ["draft", message],
      ]);
      await expect(ways.getByRole("link", { name: texts.mail })).toHaveAttribute(
        "href",
        /^mailto:.+\?subject=/,
      );
    },
  );

  test(
    `VT2: a buyer copies the message, and gets it with Viber, too (${language})`,
    long,
    async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.goto(path);
      await waitForHydration(page);
      const message = messageOf(await nameOf(page), page.url());
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      const card = page.locator("#contact");
      await card.getByRole("button", { name: texts.copy }).click();
      await expect(findToast(page)).toContainText(copied);
      expect(await clipboard()).toBe(message);

      await page.evaluate(() => navigator.clipboard.writeText(""));
      // No app opens such links here, which the browser would report.
      await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
      await card.getByRole("link", { name: texts.viber }).click();
      await expect.poll(clipboard).toBe(message);
    },
  );
}

test(
  "VT2: a buyer copies by hand where the browser refuses to, and reaches the bar of a small phone",
  long,
  async ({ page, isMobile }) => {
    await test.step("VT2: the bar fits a phone of 360 px in both languages, with targets of 44 px and one primary action", async () => {
      if (!isMobile) return;
      await page.setViewportSize({ width: 360, height: 740 });
      for (const path of ["/property/1", "/np/property/1", "/rent"]) {
        await page.goto(path);
        await waitForHydration(page);
        if (path === "/rent")
          await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
        const links = bar(page).getByRole("link");
        await expect(links).toHaveCount(3);
        for (const link of await links.all()) {
          const box = await link.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(44);
          expect(box?.width).toBeGreaterThanOrEqual(44);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360 - 12);
        }
        const price = await bar(page).locator("> :first-child").boundingBox();
        const first = await links.first().boundingBox();
        expect((price?.x ?? 0) + (price?.width ?? 0)).toBeLessThanOrEqual(first?.x ?? 0);
      }
    });
    await becomeNewVisitor(page);
    await test.step("VT2: a browser that refuses to copy shows the message, selected", async () => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "clipboard", { value: undefined });
      });
      await page.goto("/property/1");
      await waitForHydration(page);
      await page.locator("#contact").getByRole("button", { name: "Copy message" }).click();
      const dialog = page.getByRole("dialog", { name: "Copy it by hand" });
      await expect(dialog.getByRole("textbox")).toHaveValue(
        /^Hello, I am interested in “.+” \(no\. 1\): http/,
      );
      await expect(dialog.getByRole("textbox")).toBeFocused();
      const selected = () => page.evaluate(() => getSelection()?.toString());
      await expect.poll(selected).toMatch(/^Hello, I am interested/);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });
  },
);
