import { expect, test } from "vitest";
import { correctPlaces } from "./correct-places.ts";

test.each([
  ["ghar lalitpru", "ghar Lalitpur"],
  ["katmando flat", "Kathmandu flat"],
  ["dhanushe 4", "Dhanusha 4"],
  ["बिराटनगस घर", "विराटनगर घर"],
])("SR1: %s is read as %s", (typed, read) => {
  expect(correctPlaces(typed)?.toLowerCase()).toBe(read.toLowerCase());
});

test.each(["lalitpur ghar", "jagga janakpur 4", "lotus pond", "123456", ""])("SR1: %s stays", (typed) => {
  expect(correctPlaces(typed)).toBeUndefined();
});
