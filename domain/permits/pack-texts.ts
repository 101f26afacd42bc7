import type { PermitKind, Side } from "#domain/jobs/choices.ts";
import type { Language } from "#domain/language.ts";

export const packKinds = ["completion", "bank"] as const;
export type PackKind = (typeof packKinds)[number];

/** CN7: the sides that a completion certificate asks for. */
export const completionSides = ["north", "east", "south", "west"] as const satisfies readonly Side[];

type PackTexts = Readonly<{
  titles: Readonly<Record<PackKind, string>>;
  facts: Readonly<
    Record<
      "owner" | "place" | "kitta" | "class" | "area" | "storeys" | "starts" | "finished" | "code",
      string
    >
  >;
  classes: Readonly<Record<"a" | "b" | "c" | "d", string>>;
  sides: Readonly<Record<Side, string>>;
  pictures: string;
  noPicture: string;
  missing: (sides: string) => string;
  permits: string;
  step: string;
  kinds: Readonly<Record<PermitKind, string>>;
  applied: string;
  granted: string;
  number: string;
  notGranted: string;
  progress: string;
  percent: string;
  stages: string;
  stage: string;
  done: string;
  note: string;
  noNote: string;
  signature: string;
  certificates: string;
  certificate: string;
  filed: string;
  onItsPage: string;
  saveFile: string;
  notIncluded: string;
  proof: string;
  seal: (number: string) => string;
  noSeal: string;
  verify: string;
  qrCode: string;
  made: string;
  print: string;
}>;

/** CN7: what the printed packs say. */
export const packTexts: Readonly<Record<Language, PackTexts>> = {
  en: {
    titles: { completion: "Completion pack", bank: "Progress report for the bank" },
    facts: {
      owner: "Owner",
      place: "Place",
      kitta: "Kitta",
      class: "Class of building",
      area: "Plinth area, sq ft",
      storeys: "Storeys",
      starts: "Begun",
      finished: "Finished",
      code: "Code of the diary",
    },
    classes: { a: "A (क)", b: "B (ख)", c: "C (ग)", d: "D (घ)" },
    sides: { north: "North", east: "East", south: "South", west: "West", inside: "Inside" },
    pictures: "Photos",
    noPicture: "There is no photo of this side.",
    missing: (sides) => `Missing photos: ${sides}`,
    permits: "Permits and certificates",
    step: "Step",
    kinds: { plinth: "Plinth", superstructure: "Superstructure", completion: "Completion" },
    applied: "Applied",
    granted: "Granted",
    number: "Number",
    notGranted: "not yet",
    progress: "Progress of the whole",
    percent: "Progress",
    stages: "Stages",
    stage: "Stage",
    done: "Done",
    note: "Engineer's note",
    noNote: "The engineer has noted nothing for this stage.",
    signature: "Signature and stamp",
    certificates: "Certificates on file",
    certificate: "Certificate",
    filed: "Filed on",
    onItsPage: "On a page of its own below",
    saveFile: "In this file: save and print it",
    notIncluded: "Not in this file: it is handed out separately",
    proof: "Proof of the diary",
    seal: (number) => `Newest seal of the diary: number ${number}`,
    noSeal: "No day of the diary is sealed yet.",
    verify: "Anyone can compare the seal with the diary here:",
    qrCode: "QR code of the address",
    made: "Made on",
    print: "Print",
  },
  np: {
    titles: { completion: "निर्माण सम्पन्न कागजात", bank: "बैङ्कका लागि प्रगति विवरण" },
    facts: {
      owner: "घरधनी",
      place: "ठाउँ",
      kitta: "कित्ता",
      class: "भवनको वर्ग",
      area: "प्लिन्थ क्षेत्रफल, व.फि.",
      storeys: "तला",
      starts: "सुरु",
      finished: "सम्पन्न",
      code: "डायरीको कोड",
    },
    classes: { a: "क", b: "ख", c: "ग", d: "घ" },
    sides: { north: "उत्तर", east: "पूर्व", south: "दक्षिण", west: "पश्चिम", inside: "भित्र" },
    pictures: "तस्बिर",
    noPicture: "यस मोहडाको तस्बिर छैन।",
    missing: (sides) => `नभएका तस्बिर: ${sides}`,
    permits: "अनुमति र प्रमाणपत्र",
    step: "चरण",
    kinds: { plinth: "प्लिन्थ", superstructure: "सुपरस्ट्रक्चर", completion: "निर्माण सम्पन्न" },
    applied: "निवेदन",
    granted: "पाएको",
    number: "नम्बर",
    notGranted: "अझै छैन",
    progress: "समग्र प्रगति",
    percent: "प्रगति",
    stages: "चरणहरू",
    stage: "चरण",
    done: "सकिएको",
    note: "इन्जिनियरको टिप्पणी",
    noNote: "यस चरणमा इन्जिनियरको टिप्पणी छैन।",
    signature: "हस्ताक्षर र छाप",
    certificates: "फाइलमा भएका प्रमाणपत्र",
    certificate: "प्रमाणपत्र",
    filed: "राखिएको मिति",
    onItsPage: "तल छुट्टै पृष्ठमा छ",
    saveFile: "यसै फाइलभित्र छ: सेभ गरेर छाप्नुहोस्",
    notIncluded: "यस फाइलमा छैन, छुट्टै दिइन्छ",
    proof: "डायरीको प्रमाण",
    seal: (number) => `डायरीको पछिल्लो छाप: नम्बर ${number}`,
    noSeal: "डायरीको कुनै दिनमा अझै छाप लागेको छैन।",
    verify: "छाप डायरीसँग मिल्छ कि मिल्दैन, जसले पनि यहाँ जाँच्न सक्छ:",
    qrCode: "ठेगानाको QR कोड",
    made: "तयार मिति",
    print: "छाप्नुहोस्",
  },
};
