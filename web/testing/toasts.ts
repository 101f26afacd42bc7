import { expect } from "vitest";

/** Without toasts that are fading out. */
export const shownToasts = () =>
  [...document.querySelectorAll("[data-toast]")].map((toast) => toast.textContent ?? "");

export async function expectToast(text: string): Promise<void> {
  await expect.poll(() => shownToasts().join("\n")).toContain(text);
}
