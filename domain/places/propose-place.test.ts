import { describe, expect, test } from "vitest";
import { proposePlace } from "./propose-place.ts";

const janakpur = { local_level_id: 223, ward: 4 };

describe("PL2 the place that is proposed for an address", () => {
  test.each([
    [{ en: "Bhanu Chowk, Janakpur-4" }, { ...janakpur, streets: { en: "Bhanu Chowk" }, isCertain: true }],
    // Before texts had languages, any script was stored as English.
    [{ en: "भानु चोक, जनकपुर-४" }, { ...janakpur, streets: { np: "भानु चोक" }, isCertain: true }],
    [
      { en: "Bhanu Chowk, Janakpur-4", np: "भानु चोक, जनकपुरधाम-४, धनुषा" },
      { ...janakpur, streets: { en: "Bhanu Chowk", np: "भानु चोक" }, isCertain: true },
    ],
    [
      { en: "", np: "जनकपुर-४" },
      { ...janakpur, streets: {}, isCertain: true },
    ],
    [{ en: "Bardibas, Mahottari" }, { local_level_id: 261, ward: null, streets: {}, isCertain: true }],
  ])("is certain for %j", (lines, proposal) => {
    expect(proposePlace(lines)).toEqual(proposal);
  });

  test.each([
    [{ en: "Janakpur, Nepal" }, { local_level_id: 223, ward: null }],
    [{ en: "Janakpur-26" }, { local_level_id: 223, ward: null }],
    [{ en: "Bhanu Chowk, Janakpur-4", np: "भानु चोक, जनकपुर-५" }, janakpur],
    [{ en: "Bhanu Chowk, Janakpur-4", np: "मन्दिर नजिक" }, janakpur],
  ])("is uncertain for %j", (lines, place) => {
    expect(proposePlace(lines)).toMatchObject({ ...place, isCertain: false });
  });

  test.each([[{}], [{ en: "" }], [{ en: "near the temple" }], [{ en: "Madi-3" }]])(
    "is none for %j",
    (lines) => {
      expect(proposePlace(lines)).toBeNull();
    },
  );
});
