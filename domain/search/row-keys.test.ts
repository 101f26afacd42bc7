import { describe, expect, test } from "vitest";
import { projectKeys, propertyKeys, type SearchedProperty } from "./row-keys.ts";
import { matchesWords, readSearchWords } from "./search-words.ts";

const house: SearchedProperty = {
  name: "Sunny House with a Lotus Pond",
  address: "Bhanu Chowk, Janakpurdham-4, Dhanusha",
  custom_features: ["Prayer room"],
  property_type: "house",
  local_level_id: 223,
  ward: 4,
  translations: {
    np: { name: "घमाइलो घर", address: "भानु चोक, जनकपुरधाम-४, धनुषा", custom_features: ["पूजा कोठा"] },
  },
  features: [{ name: "Parking", translations: { np: { name: "पार्किङ" } } }],
};
const finds = (search: string, property = house) =>
  matchesWords(propertyKeys(property), readSearchWords(search));

describe("SR1: words find a property", () => {
  test.each([
    ...["sunny", "lotus pond", "pond lotus", "SUNNY house", "house sunny janakpur", "घर", "ghar", "घमाइलो"],
    ...[
      "janakpur",
      "जनकपुर",
      "Janakpur 4",
      "जनकपुर ४",
      "janakpurdham",
      "jan",
      "janak",
      "bhanu chok",
      "भानु चोक",
    ],
    ...[
      "dhanusha",
      "धनुषा",
      "madhesh",
      "मधेश ghar",
      "ghar dhanusa",
      "parking",
      "पार्किङ",
      "puja",
      "prayer room",
    ],
    ...["house in janakpur", "जनकपुरमा घर", "जनकपुरको घर", "houses", "ghar ma parking"],
  ])("%s", (search) => {
    expect(finds(search)).toBe(true);
  });

  test.each([
    "pokhara",
    "jagga",
    "जग्गा",
    "lotus temple",
    "janakpur 5",
    "sun house 4 flat",
    "unny",
    "%",
    "🏠",
  ])("%s does not", (search) => {
    expect(readSearchWords(search).length > 0 && finds(search)).toBe(false);
  });

  test.each([
    ["land", "jagga"],
    ["land", "घडेरी"],
    ["apartment", "flat"],
    ["apartment", "फ्ल्याट"],
    ["studio", "kotha"],
    ["commercial", "pasal"],
  ] as const)("%s by its everyday word %s", (property_type, word) => {
    expect(finds(word, { ...house, name: "", property_type })).toBe(true);
  });

  test("words of other scripts are compared without case", () => {
    expect(finds("οδοσ", { ...house, name: "ΟΔΟΣ" })).toBe(true);
  });
});

test("SR1: words find a project by its name, place and client", () => {
  const keys = projectKeys({
    proj_name: "Riverside Bridge",
    location: "Bardibas",
    client_name: "Department of Roads",
    local_level_id: null,
    ward: null,
    translations: { np: { proj_name: "नदी किनारको पुल" } },
  });
  const found = ["bridge bardibas", "बर्दिबास", "roads", "पुल"].filter((search) =>
    matchesWords(keys, readSearchWords(search)),
  );
  expect(found).toEqual(["bridge bardibas", "बर्दिबास", "roads", "पुल"]);
});
