import type { Section } from "#domain/estimates/estimate-content.ts";
import type { LocalText } from "#domain/settings/local-text.ts";
import { demoConstructionRates, demoRateSource } from "./construction-rates.ts";

type DemoEstimate = Readonly<{
  title: LocalText;
  place: string;
  client_name: string;
  client_email: string;
  language: "en" | "np";
  /** The lead of this address, if there is one. */
  isOfLead: boolean;
  state: "sent" | "accepted";
  /** Days before the seeding. */
  sentDaysAgo: number;
  terms: LocalText;
  sections: readonly Section[];
  question: string | null;
}>;

type Size = Readonly<{ en?: string; np?: string; of: readonly (string | null)[]; isDeduction?: true }>;

function line(id: string, code: string, measured: string | readonly Size[]): Section["lines"][number] {
  const item = demoConstructionRates.find((one) => one.code === code);
  if (!item) throw new Error(`The demo has no item ${code}`);
  const { en, np, unit, rate } = item;
  return {
    id,
    code,
    name: { en, np },
    unit,
    quantity: typeof measured === "string" ? measured : "",
    measurements:
      typeof measured === "string"
        ? []
        : measured.map((size, index) => toMeasurement(`${id}-${index}`, size)),
    rate,
    source: demoRateSource,
  };
}

function toMeasurement(id: string, { en = "", np = "", of, isDeduction }: Size) {
  const [number, length, breadth, height] = of;
  return {
    id,
    label: { en, np },
    number: number ?? "",
    length: length ?? "",
    breadth: breadth ?? "",
    height: height ?? "",
    isDeduction: isDeduction === true,
  };
}

/** CN2: examples in both languages; pages say so. */
export const demoEstimates: readonly DemoEstimate[] = [
  {
    title: {
      en: "New house in Janakpur: structure of the ground floor",
      np: "जनकपुरमा नयाँ घर: भुइँतलाको संरचना",
    },
    place: "Janakpurdham-9, Dhanusha",
    client_name: "Ram Narayan Yadav",
    client_email: "ram.yadav@example.com",
    language: "np",
    isOfLead: false,
    state: "accepted",
    sentDaysAgo: 240,
    terms: {
      en: "Payment in four instalments by progress.\nWater and electricity for the work are the client's.",
      np: "काम हेरी चार किस्तामा भुक्तानी।\nकामका लागि पानी र बिजुली ग्राहकको।",
    },
    sections: [
      {
        id: "foundation",
        title: { en: "Foundation", np: "जग" },
        lines: [
          line("excavation", "2.1", [
            { en: "Footings of columns", np: "पिलरको जग", of: ["18", "1.6", "1.6", "1.5"] },
          ]),
          line("soling", "3.1", [{ of: ["18", "1.6", "1.6", null] }]),
          line("lean", "4.1", [{ of: ["18", "1.6", "1.6", "0.075"] }]),
        ],
      },
      {
        id: "frame",
        title: { en: "Frame and slab", np: "पिलर, बिम र स्ल्याब" },
        lines: [
          line("concrete", "4.4", [
            { en: "Columns", np: "पिलर", of: ["18", "0.3", "0.3", "3.2"] },
            { en: "Slab", np: "स्ल्याब", of: ["1", "11.4", "9.15", "0.125"] },
            { en: "Stairwell", np: "भर्‍याङको खाली भाग", of: ["1", "2.4", "2.1", "0.125"], isDeduction: true },
          ]),
          line("bars", "5.1", "2350"),
        ],
      },
      {
        id: "walls",
        title: { en: "Walls", np: "गारो" },
        lines: [
          line("bricks", "6.1", [
            { en: "Outer walls", np: "बाहिरी गारो", of: ["1", "41.1", "0.23", "2.9"] },
            {
              en: "Doors and windows",
              np: "ढोका र झ्याल",
              of: ["9", "1.2", "0.23", "1.5"],
              isDeduction: true,
            },
          ]),
          line("plaster", "8.2", [{ en: "Inside", np: "भित्री", of: ["2", "62.5", null, "2.9"] }]),
        ],
      },
    ],
    question: "स्ल्याब ढलानपछि कति दिन पानी हाल्ने?",
  },
  {
    title: { en: "Bathroom: floor opened, sealed and tiled", np: "बाथरुम: भुइँ खोल्ने, लेप लगाउने र टायल राख्ने" },
    place: "Kadam Chowk, Janakpur-7, Dhanusha",
    client_name: "Kabita Jha",
    client_email: "kabita.jha@example.com",
    language: "np",
    isOfLead: true,
    state: "sent",
    sentDaysAgo: 2,
    terms: { en: "The work takes six days.", np: "काम ६ दिनमा सकिन्छ।" },
    sections: [
      {
        id: "bathroom",
        title: { en: "Bathroom", np: "बाथरुम" },
        lines: [
          line("labour", "12.1", "6"),
          line("sealing", "10.1", [
            { en: "Floor", np: "भुइँ", of: [null, "2.4", "1.8", null] },
            { en: "Walls to 0.3 m", np: "भित्ता ०.३ मि.", of: ["2", "4.2", null, "0.3"] },
          ]),
          line("tiles", "9.3", [{ of: [null, "2.4", "1.8", null] }]),
        ],
      },
    ],
    question: null,
  },
];
