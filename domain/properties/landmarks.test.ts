import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Landmark,
  landmarkKinds,
  landmarkParts,
  landmarkText,
  maxLandmarkDistances,
  readLandmark,
} from "./landmarks.ts";

const kind = fc.constantFrom(...landmarkKinds);
const landmark: fc.Arbitrary<Landmark> = fc.oneof(
  fc.record({ kind, metres: fc.integer({ min: 1, max: maxLandmarkDistances.metres }) }),
  fc.record({ kind, minutes: fc.integer({ min: 1, max: maxLandmarkDistances.minutes }) }),
);

test("LD4 a landmark is the same after it was an object, JSON or the text of a form", () => {
  fc.assert(
    fc.property(landmark, (one) => {
      expect(readLandmark(one)).toEqual(one);
      expect(readLandmark(JSON.parse(JSON.stringify(one)))).toEqual(one);
      expect(readLandmark(landmarkText(landmarkParts(one)))).toEqual(one);
    }),
  );
  expect(readLandmark("school ५०० metres")).toEqual({ kind: "school", metres: 500 });
  expect(readLandmark({ kind: "bank", minutes: "5" })).toEqual({ kind: "bank", minutes: 5 });
});

test.each<[unknown]>([
  [null],
  [5],
  [""],
  ["school"],
  ["school  metres"],
  [" 500 metres"],
  ["school 0 metres"],
  ["school 1.5 minutes"],
  ["school 601 minutes"],
  [{ kind: "pub", metres: 5 }],
  [{ kind: "school" }],
  [{ kind: "school", metres: 5, minutes: 5 }],
  [{ kind: "school", metres: -5 }],
  [{ kind: "school", metres: null }],
])("LD4 rejects the landmark %j", (value) => {
  expect(readLandmark(value)).toBeNull();
});

test("LD4 never throws, whatever the value", () => {
  fc.assert(fc.property(fc.anything(), (value) => void readLandmark(value)));
});
