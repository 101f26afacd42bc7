import { expect, test } from "vitest";
import {
  appendPin,
  pinFieldsOf,
  pinOf,
  pinValue,
  precisionOf,
  withCoordinates,
  withPoint,
} from "./pin-value.ts";

const stored = { latitude: 26.7288, longitude: 85.9263, pin_precision: "exact" } as const;

test("PL3 the editor's pin is that of the row, or none", () => {
  expect(pinValue(stored)).toEqual(["26.7288", "85.9263", "exact"]);
  expect(pinOf(pinValue(stored))).toEqual({ latitude: 26.7288, longitude: 85.9263, precision: "exact" });
  expect(pinValue({ latitude: null, longitude: null, pin_precision: null })).toEqual([]);
  expect(pinValue({})).toEqual([]);
  expect(pinValue(null)).toEqual([]);
});

test("PL3 a new pin is approximate, a moved one keeps its precision, and an emptied one is none", () => {
  expect(withPoint([], stored)).toEqual(["26.7288", "85.9263", "approximate"]);
  expect(withPoint(["1", "2", "exact"], stored)).toEqual(["26.7288", "85.9263", "exact"]);
  expect(withCoordinates(["26", "", "exact"], " ", "")).toEqual([]);
  expect(precisionOf([])).toBe("approximate");
});

test("PL3 half a pin and a pin abroad are not on the map; half a one is sent as typed so that the form names the missing half", () => {
  const half = withCoordinates([], "26.7", "");
  for (const value of [half, ["north", "85", "exact"], ["2", "85.9", "exact"], ["100", "85.9", "exact"]])
    expect(pinOf(value)).toBeNull();
  expect(pinOf(["२६.७", "८५.९", "exact"])).toEqual({ latitude: 26.7, longitude: 85.9, precision: "exact" });
  expect(pinFieldsOf(half)).toEqual({ latitude: "26.7", longitude: "", pin_precision: "approximate" });
});

test("PL3 a removed pin is sent as empty texts, because fields that are not sent stay", () => {
  const form = new FormData();
  appendPin(form, { latitude: null, longitude: null, pin_precision: null });
  expect([...form]).toEqual([
    ["latitude", ""],
    ["longitude", ""],
    ["pin_precision", ""],
  ]);
});
