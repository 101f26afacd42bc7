import type { weathers } from "#domain/diary/weather.ts";
import type { Side } from "#domain/jobs/choices.ts";
import type { LocalText } from "#domain/settings/local-text.ts";
import type { VariationSection } from "#domain/variations/variation-content.ts";
import { demoConstructionRates, demoRateSource } from "./construction-rates.ts";

/** Days before the seeding. */
type DaysAgo = number;

type DemoEntry = Readonly<{
  daysAgo: DaysAgo;
  /** Its number in the template; null for none. */
  stage: number | null;
  weather: (typeof weathers)[number] | null;
  workers: number | null;
  text: string;
  pictures: readonly Readonly<{ name: string; side: Side }>[];
  /** The entry, by its number in the list, that it corrects. */
  corrects?: number;
}>;

/** CN4 to CN9: the job of the first example estimate. Its diary is written as on a site: by one person, in Nepali. */
export const demoJob = {
  kitta: "1184",
  building_class: "b",
  plinth_area_sq_ft: "1120",
  storeys: "3",
  startedDaysAgo: 180,
  endsInDays: 120,
  /** Percent of each stage of the template, and on which day it was done. */
  stages: [
    { percent: 100, doneDaysAgo: 140 },
    { percent: 100, doneDaysAgo: 52 },
    { percent: 60, doneDaysAgo: null },
  ],
  engineerNote: "जग र प्लिन्थ नक्साअनुसार बनेको छ। डन्डी र कङ्क्रिटको नमुना परीक्षण गरिएको छ।",
  notes: "Example. Bricks from the second kiln were better; order there again.",
} as const;

/** Where the pictures were taken; only staff see it. */
export const demoSite = { latitude: 26.7301, longitude: 85.9241 } as const;

const view = (stage: number, side: Side) => ({ name: `site-01-stage-${stage}-${side}`, side });

/** Who wrote the entries. */
export const demoAuthor = "Suresh Mahato";

export const demoDiary: readonly DemoEntry[] = [
  {
    daysAgo: 150,
    stage: 0,
    weather: "sunny",
    workers: 9,
    text: "जग भरेर प्लिन्थसम्म पुगियो। पिलरको डन्डी ठड्याइयो।",
    pictures: [view(1, "south"), view(1, "east")],
  },
  {
    daysAgo: 96,
    stage: 1,
    weather: "cloudy",
    workers: 14,
    text: "भुइँतलाको ढलान आज सकियो। बाँसको टेको १४ दिन राखिन्छ।",
    pictures: [view(2, "south"), view(2, "west")],
  },
  {
    daysAgo: 54,
    stage: 1,
    weather: "sunny",
    workers: 12,
    text: "तीनै तलाको पिलर, बिम र ढलान सकियो।",
    pictures: [view(3, "south"), view(3, "north")],
  },
  {
    daysAgo: 53,
    stage: 1,
    weather: null,
    workers: 11,
    text: "हिजोको टिपोट सच्याइएको: १२ होइन, ११ जना कामदार थिए।",
    pictures: [],
    corrects: 2,
  },
  {
    daysAgo: 20,
    stage: 2,
    weather: "fog",
    workers: 8,
    text: "पहिलो तलाको गारो लगाउने काम चल्दै छ। इँटा दोस्रो भट्टाबाट ल्याइयो।",
    pictures: [],
  },
  {
    daysAgo: 4,
    stage: 2,
    weather: "sunny",
    workers: 10,
    text: "तीनै तलाको बाहिरी गारो लगभग सकियो। चारैतिरबाट तस्बिर लिइयो।",
    pictures: [view(4, "south"), view(4, "east"), view(4, "north"), view(4, "west")],
  },
  {
    daysAgo: 1,
    stage: 2,
    weather: "sunny",
    workers: 7,
    text: "भित्री गारो सुरु भयो।",
    pictures: [],
  },
];

function addedLine(code: string, quantity: string): VariationSection["lines"][number] {
  const item = demoConstructionRates.find((one) => one.code === code);
  if (!item) throw new Error(`The demo has no item ${code}`);
  const { en, np, unit, rate } = item;
  const line = { id: `added-${code.replace(".", "-")}`, code, name: { en, np }, unit, quantity, rate };
  return { ...line, measurements: [], source: demoRateSource, removes: "" };
}

/** CN6: accepted by the client. */
export const demoVariation: Readonly<{
  title: LocalText;
  reason: LocalText;
  sentDaysAgo: DaysAgo;
  sections: readonly VariationSection[];
}> = {
  title: { en: "A wall round the yard", np: "आँगन वरिपरि पर्खाल" },
  reason: {
    en: "Asked for by the client on the telephone.",
    np: "ग्राहकले फोनमा भन्नुभएअनुसार।",
  },
  sentDaysAgo: 60,
  sections: [
    {
      id: "yard",
      title: { en: "Wall of the yard", np: "आँगनको पर्खाल" },
      lines: [addedLine("6.1", "9.5")],
    },
  ],
};

/** CN7: by stage of the template; what was paid of the first. */
export const demoInstalments = [
  {
    name: { en: "First instalment: plinth", np: "पहिलो किस्ता: प्लिन्थ" },
    stage: 0,
    amount: "500000.00",
    paidDaysAgo: 132,
    reference: "NIC-20418",
  },
  {
    name: { en: "Second instalment: frame and slab", np: "दोस्रो किस्ता: पिलर र ढलान" },
    stage: 1,
    amount: "400000.00",
    paidDaysAgo: null,
    reference: "",
  },
] as const;

/** CN7: days before the seeding. */
export const demoPermits = [
  { kind: "plinth", appliedDaysAgo: 230, dueDaysAgo: 200, grantedDaysAgo: 205, number: "जउमन/नक्सा/0412" },
  {
    kind: "superstructure",
    appliedDaysAgo: 138,
    dueDaysAgo: 108,
    grantedDaysAgo: 112,
    number: "जउमन/नक्सा/0597",
  },
  { kind: "completion", appliedDaysAgo: null, dueDaysAgo: null, grantedDaysAgo: null, number: "" },
] as const;

export const demoCost = {
  spentDaysAgo: 22,
  description: "Bricks, 8,000 pieces (example)",
  supplier: "Second kiln, Mahendranagar",
  amount: "128000.00",
} as const;

/** A job without an estimate that has just begun. */
export const demoNewJob = {
  title: { en: "Renovation of a shop in Jaleshwar", np: "जलेश्वरमा पसलको मर्मत" },
  place: "Jaleshwar-2, Mahottari",
  client_name: "Anita Sah",
  client_email: "anita.sah@example.com",
  language: "np",
  startedDaysAgo: 2,
} as const;
