import { afterEach, expect, test, vi } from "vitest";
import { createListingStore } from "./listing-store.ts";

const key = "listings";
const house = { id: 7, at: 1, name: "House", price: 5, for_type: "sale", fetchedAt: 1 } as const;
const plot = { ...house, id: 8, at: 2 };
const idsOf = (store: ReturnType<typeof createListingStore>) => store.snapshot().map(({ id }) => id);

function stubStorage(changes: Partial<Storage> = {}) {
  const items = new Map<string, string>();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    ...changes,
  });
  return items;
}

afterEach(() => vi.unstubAllGlobals());

test("VT1: a list is stored, and its subscribers hear of it", () => {
  const items = stubStorage();
  const store = createListingStore(key, 5);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  expect(store.snapshot()).toEqual([]);
  store.change((listings) => [house, ...listings]);
  expect(JSON.parse(items.get(key) ?? "")).toEqual([house]);
  expect(store.snapshot()).toBe(store.snapshot());
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  store.change(() => []);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("VT1: a change starts from what another tab has stored, and the event of that tab shows it", () => {
  const items = stubStorage();
  const store = createListingStore(key, 5);
  store.subscribe(() => undefined);
  expect(idsOf(store)).toEqual([]);
  items.set(key, JSON.stringify([house]));
  window.dispatchEvent(Object.assign(new Event("storage"), { key: "other" }));
  expect(idsOf(store)).toEqual([]);
  window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  expect(idsOf(store)).toEqual([7]);
  items.set(key, JSON.stringify([plot]));
  store.change((listings) => [...listings, house]);
  expect(idsOf(store)).toEqual([8, 7]);
  items.delete(key);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(idsOf(store)).toEqual([]);
});

test("VT1: if the storage is full or disabled, the list lasts as long as the page", () => {
  const fail = () => {
    throw new DOMException("", "QuotaExceededError");
  };
  for (const changes of [{ setItem: fail }, { setItem: fail, getItem: fail }]) {
    stubStorage(changes);
    const store = createListingStore(key, 5);
    store.subscribe(() => undefined);
    store.change(() => [house]);
    store.change((listings) => [plot, ...listings]);
    expect(idsOf(store)).toEqual([8, 7]);
  }
});
