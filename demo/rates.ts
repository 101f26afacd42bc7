import type { RateInput } from "#domain/rates/rate-input.ts";

/** `isOverdue`: last checked in the previous fiscal year. */
type DemoRate = RateInput & Readonly<{ isOverdue?: true }>;

const noNote = { en: "", np: "" };
const bagmati = {
  province: 3,
  beneficiary: null,
  valid_until: null,
  source_url: "https://bagamati.gov.np/",
} as const;
const noPlace = { province: null, local_level_kind: null, beneficiary: null, valid_until: null } as const;

/** 1 Shrawan 2083 and 2082. */
const [thisYear, lastYear] = ["2026-07-17", "2025-07-17"];

const finance = {
  en: "Example between the 3 and 5.3% that Bagmati publishes. Confirm in its Finance Act.",
  np: "नमुना: बागमतीले तोकेको ३ देखि ५.३% भित्रको। प्रदेशको आर्थिक ऐनमा जाँच्नुहोस्।",
};

const loans = {
  en: "Example between the 5 and 12% that banks published in FY 2082/83. Confirm with the bank.",
  np: "नमुना: आ.व. २०८२/८३ मा बैङ्कहरूले तोकेको ५ देखि १२% भित्रको। बैङ्कमा बुझ्नुहोस्।",
};

const estimates = {
  en: "Example. Confirm with the district's rates and the tax office.",
  np: "नमुना। जिल्ला दररेट र कर कार्यालयमा जाँच्नुहोस्।",
};

/** ST2: examples from published ranges. For Madhesh no source was found, so it has none. */
export const demoRates: readonly DemoRate[] = [
  {
    ...noPlace,
    kind: "dollar",
    value: 142,
    note: noNote,
    valid_from: thisYear,
    source: {
      en: "Example. Nepal Rastra Bank publishes the rate of the day.",
      np: "नमुना। दैनिक दर नेपाल राष्ट्र बैङ्कले प्रकाशित गर्छ।",
    },
    source_url: "https://www.nrb.org.np/forex/",
  },
  {
    ...bagmati,
    kind: "registration",
    local_level_kind: "metropolitan",
    value: 5.3,
    note: noNote,
    valid_from: thisYear,
    source: finance,
  },
  {
    ...bagmati,
    kind: "registration",
    local_level_kind: "municipality",
    value: 4.5,
    note: noNote,
    valid_from: thisYear,
    source: finance,
  },
  {
    ...bagmati,
    kind: "registration",
    local_level_kind: "rural",
    value: 3,
    note: noNote,
    valid_from: thisYear,
    source: finance,
  },
  {
    ...bagmati,
    kind: "reduction",
    local_level_kind: null,
    beneficiary: "women",
    value: 25,
    note: noNote,
    valid_from: thisYear,
    source: {
      en: "Example. Reductions differ by province. Confirm in its Finance Act.",
      np: "नमुना। छुट प्रदेशअनुसार फरक हुन्छ। प्रदेशको आर्थिक ऐनमा जाँच्नुहोस्।",
    },
  },
  {
    ...noPlace,
    kind: "loan_interest",
    value: 8,
    note: { en: "Home loan", np: "घर कर्जा" },
    valid_from: thisYear,
    source: loans,
    source_url: "",
  },
  {
    ...noPlace,
    kind: "loan_interest",
    value: 9.25,
    note: { en: "Home loan at a fixed rate for 7 years", np: "घर कर्जा, ७ वर्षसम्म स्थिर ब्याज" },
    valid_from: thisYear,
    source: loans,
    source_url: "",
  },
  {
    ...noPlace,
    kind: "loan_interest",
    value: 8.5,
    note: {
      en: "Home loan, up to 80% of the value of a first home",
      np: "घर कर्जा, पहिलो घरको मूल्यको ८०% सम्म",
    },
    valid_from: lastYear,
    source: {
      en: "Example between the 5 and 12% that banks published in FY 2082/83.",
      np: "नमुना: आ.व. २०८२/८३ मा बैङ्कहरूले तोकेको ५ देखि १२% भित्रको।",
    },
    source_url: "",
    isOverdue: true,
  },
  {
    ...noPlace,
    kind: "overhead",
    value: 15,
    note: noNote,
    valid_from: thisYear,
    source: estimates,
    source_url: "",
  },
  {
    ...noPlace,
    kind: "vat",
    value: 13,
    note: noNote,
    valid_from: thisYear,
    source: estimates,
    source_url: "",
  },
];
