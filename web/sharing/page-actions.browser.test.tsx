import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "#web/testing/open-page.tsx";
import { PageActions } from "./page-actions.tsx";

const actions = <PageActions title="House" path="/property/1" text="House for रु 10" canPrint />;
const toasts = () => document.querySelectorAll("[data-toast]");

/** Undefined is a browser without a share sheet. */
function stubShareSheet(share: ((data: ShareData) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
}
function stubClipboard() {
  return vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
  vi.restoreAllMocks();
});

test.each([
  { language: "en", address: "/property/1", name: "Share" },
  { language: "np", address: "/np/property/1", name: "सेयर गर्नुहोस्" },
] as const)(
  "VT6: $address is shared by the phone's own sheet, with its name and address",
  async ({ language, address, name }) => {
    const share = vi.fn(async () => undefined);
    stubShareSheet(share);
    const copy = stubClipboard();
    await openPage(actions, address, language);
    await page.getByRole("button", { name }).click();
    await expect.poll(() => share.mock.calls).toHaveLength(1);
    expect(share).toHaveBeenCalledWith({
      title: "House",
      text: "House for रु 10",
      url: `http://site.test${address}`,
    });
    expect(copy).not.toHaveBeenCalled();
    expect(toasts()).toHaveLength(0);
  },
);

test.each([
  { language: "en", address: "/property/1", name: "Share", copied: "Link copied" },
  { language: "np", address: "/np/property/1", name: "सेयर गर्नुहोस्", copied: "लिङ्क कपी भयो" },
] as const)(
  "VT6: $address is copied as a link where the browser can't share",
  async ({ language, address, name, copied }) => {
    stubShareSheet(undefined);
    const copy = stubClipboard();
    await openPage(actions, address, language);
    await page.getByRole("button", { name }).click();
    await expect.element(page.getByText(copied, { exact: true })).toBeVisible();
    expect(copy).toHaveBeenCalledWith(`http://site.test${address}`);
  },
);

test("VT6: closing the phone's share sheet neither copies the link nor shows a message", async () => {
  const share = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
  stubShareSheet(share);
  const copy = stubClipboard();
  await openPage(actions, "/property/1");
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(() => share.mock.settledResults[0]?.type).toBe("rejected");
  expect(copy).not.toHaveBeenCalled();
  expect(toasts()).toHaveLength(0);
});

test("VT6: the other button opens the browser's print dialog", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  await openPage(actions, "/property/1");
  await page.getByRole("button", { name: "Print" }).click();
  expect(print).toHaveBeenCalledOnce();
});
