import { expect, findToast, test, waitForHydration } from "../journey.ts";

const pages = [
  { path: "/property/1", button: "Share", copied: "Link copied" },
  { path: "/np/property/1", button: "सेयर गर्नुहोस्", copied: "लिङ्क कपी भयो" },
  { path: "/project/1", button: "Share", copied: "Link copied" },
] as const;

for (const { path, button, copied } of pages) {
  test(`VT6: ${path} is shared by the phone's own sheet, with its name and address`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => void shared.push(data ?? {});
    });
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole("button", { name: button }).click();
    const name = await page.getByRole("heading", { level: 1 }).textContent();
    const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    await expect.poll(shared).toHaveLength(1);
    const [data] = await shared();
    expect(data).toMatchObject({ title: name, url: `${baseURL}${path}` });
    expect(data?.text).toContain(name);
    await expect(findToast(page)).toHaveCount(0);
  });

  test(`VT6: ${path} is copied as a link where the browser can't share`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole("button", { name: button }).click();
    await expect(findToast(page)).toContainText(copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
  });
}

test("VT6: closing the phone's share sheet neither copies the link nor shows a message", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException("closed", "AbortError"));
  });
  await page.goto("/property/1");
  await waitForHydration(page);
  const button = page.getByRole("button", { name: "Share", exact: true });
  await button.click();
  await expect(button).toBeFocused();
  await expect(findToast(page)).toHaveCount(0);
});
