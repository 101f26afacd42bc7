import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

afterEach(() => vi.restoreAllMocks());

const open = () => openDashboard("?tab=settings&section=feeds", {});
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const copyOf = (name: string) => page.getByRole("button", { name: `Copy: ${name}` });

test("IM5: the addresses of all feeds are shown in both languages", async () => {
  await open();
  const { origin } = window.location;
  await expect.element(field("For sale, English")).toHaveValue(`${origin}/feeds/buy.atom`);
  await expect.element(field("For sale, Nepali")).toHaveValue(`${origin}/feeds/buy.atom?lang=np`);
  await expect.element(field("For rent, English")).toHaveValue(`${origin}/feeds/rent.atom`);
  await expect.element(field("Projects, Nepali")).toHaveValue(`${origin}/feeds/projects.atom?lang=np`);
  await expect.element(field("Home listings")).toHaveValue(`${origin}/feeds/meta-home-listings.xml`);
});

test("IM5: an address is copied, and only its button says so", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open();
  await copyOf("For rent, Nepali").click();
  expect(write).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/feeds/rent.atom?lang=np`);
  await expect.element(copyOf("For rent, Nepali")).toHaveTextContent("Copied");
  await expect.element(copyOf("For rent, English")).toHaveTextContent("Copy");
});

test("IM5: where the browser refuses to copy, the address is selected", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await open();
  await copyOf("Home listings").click();
  await expect.element(field("Home listings")).toHaveFocus();
  const input = field("Home listings").element() as HTMLInputElement;
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
});
