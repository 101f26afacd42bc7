import { afterEach, expect, test, vi } from "vitest";
import { readLandSystem, storeLandSystem, subscribeToLandSystem } from "./land-system-choice.ts";

function stubStorage() {
  const items = new Map<string, string>();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}

afterEach(() => {
  storeLandSystem(null);
  vi.unstubAllGlobals();
});

test("LD2 stores the visitor's choice of units in the browser and tells every area on the page", () => {
  const items = stubStorage();
  const listener = vi.fn();
  const unsubscribe = subscribeToLandSystem(listener);
  expect(readLandSystem()).toBeNull();
  storeLandSystem("bigha");
  expect([...items.values()]).toEqual(["bigha"]);
  expect(readLandSystem()).toBe("bigha");
  window.dispatchEvent(new Event("storage"));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  storeLandSystem(null);
  expect([items.size, readLandSystem()]).toEqual([0, null]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("LD2 ignores an unknown stored choice and keeps the choice on the page if nothing can be stored", () => {
  const items = stubStorage();
  items.set("land_system", "acre");
  expect(readLandSystem()).toBeNull();
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("disabled");
    },
  });
  storeLandSystem("sq_ft");
  expect(readLandSystem()).toBe("sq_ft");
});
