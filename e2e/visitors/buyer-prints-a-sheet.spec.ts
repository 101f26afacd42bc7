import { long } from "../full-run.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";
import { readQrCode } from "../read-qr-code.ts";

/** A4 at 96 dots per inch, without the margins of the style sheet. */
const paper = { width: 688, height: 1017 };
const nepaliText = "यो घर पाँच आना जग्गामा बनेको तीन तले घर हो, बाटो पिच छ र पानी चौबीसै घण्टा आउँछ। ".repeat(80);

const sheets = [
  { path: "/property/1", number: "+977-41-590123", price: "रु 4,85,00,000" },
  { path: "/np/property/1", number: "+९७७-४१-५९०१२३", price: "रु ४,८५,००,०००" },
] as const;

for (const { path, number, price } of sheets) {
  test(
    `VT6: ${path} prints on one sheet with three pictures, facts, contact and a QR code of its address`,
    long,
    async ({ page }) => {
      await page.goto(path);
      await waitForHydration(page);
      const address = page.url();
      for (const text of [undefined, nepaliText]) {
        if (text)
          await page
            .locator("article section p")
            .first()
            .evaluate((part, long) => (part.textContent = long), text);
        const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      }

      await page.setViewportSize(paper);
      await page.emulateMedia({ media: "print" });
      // biome-ignore lint/performance/useDomNodeTextContent: only rendered text is printed
      const text = await page.locator("body").innerText();
      for (const part of [number, price, address]) expect(text).toContain(part);
      const code = page.locator("aside svg[role=img]").last();
      expect(await readQrCode(await page.screenshot())).toBe(address);
      const parts = [
        ...(await page.locator("article ul[aria-label] img").all()),
        page.getByRole("heading", { level: 1 }),
        page.locator("article section h2").first(),
        code,
      ];
      expect(parts).toHaveLength(6);
      for (const part of parts) {
        const box = await part.boundingBox();
        expect(box?.height).toBeGreaterThan(10);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(paper.height);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(paper.width);
      }
      const description = await page.locator("article section p").first().boundingBox();
      expect(description?.height, "some lines of a long description stay").toBeGreaterThan(30);
      await page.emulateMedia({ media: "screen" });
      await expect(code).toBeHidden();
    },
  );
}

test(
  "PY1 VT6: the button prints a listing on one page without navigation and buttons",
  long,
  async ({ page }) => {
    await test.step("PY1: a listing prints on one page without navigation and buttons", async () => {
      const longText = "Three storeys on five aana of land, built in 2022 on a blacktopped road.\n\n".repeat(
        60,
      );
      for (const path of ["/property/1", "/np/property/1", "/property/20"]) {
        await page.goto(path);
        await page.getByRole("img").first().scrollIntoViewIfNeeded();
        for (const text of [undefined, longText]) {
          if (text)
            await page
              .locator("article section p")
              .first()
              .evaluate((part, long) => (part.textContent = long), text);
          const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
          expect(sheets, path).toHaveLength(1);
        }
      }
      await page.goto("/property/1");
      await page.emulateMedia({ media: "print" });
      // biome-ignore lint/performance/useDomNodeTextContent: only rendered text is printed
      const text = await page.locator("body").innerText();
      for (const part of [
        "House with a Timber Stair Tower",
        "Green Valley Road, Bhaisepati, Lalitpur-25",
        "रु 4,85,00,000",
        "Description",
        "Features",
        "+977-41-590123",
        "/property/1",
      ]) {
        expect(text).toContain(part);
      }
      await expect(page.getByRole("navigation").and(page.locator(":visible"))).toHaveCount(0);
      await expect(page.getByRole("button").and(page.locator(":visible"))).toHaveCount(0);
      for (const part of ["Call Now", "Send Email", "Quick Links"]) expect(text).not.toContain(part);
    });
    await becomeNewVisitor(page);
    await test.step("VT6: the button opens the browser's print dialog", async () => {
      await page.addInitScript(() => {
        window.print = () => void document.documentElement.setAttribute("data-printed", "");
      });
      await page.goto("/property/1");
      await waitForHydration(page);
      await page.getByRole("button", { name: "Print", exact: true }).click();
      await expect(page.locator("html[data-printed]")).toHaveCount(1);
    });
  },
);
