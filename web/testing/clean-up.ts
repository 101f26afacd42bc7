import { afterEach, vi } from "vitest";
import { page } from "vitest/browser";
import { closePage } from "./open-page.tsx";

const testAddress = window.location.href;

/** Tests share a window, so nothing of one may stay in it. */
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", testAddress);
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1280, 900);
});
