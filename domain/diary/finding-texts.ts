import { formatDate } from "#domain/calendar/format-date.ts";
import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import type { DiaryProblem, Finding } from "./finding.ts";

type Texts = Readonly<Record<DiaryProblem, string>>;

const en: Texts = {
  entry_changed: "The entry is not the one that was sealed.",
  entry_missing: "An entry that was sealed is missing.",
  entry_added: "There is an entry that was not sealed.",
  entry_twice: "The same entry is there twice.",
  entry_of_other_day: "The entry belongs to another day or another job.",
  entry_malformed: "The entry can't be read.",
  picture_changed: "The picture is not the one that was sealed.",
  picture_missing: "The picture is missing.",
  facts_changed: "The time or place of a picture is not what was sealed.",
  corrects_unknown: "It corrects an entry that is not there.",
  seal_changed: "The seal of the day was changed.",
  chain_broken: "The seal does not follow from the seal before it.",
  known_seal_missing: "The chain ends before the seal that you know: days were removed at its end.",
  known_seal_other: "The seal is another one than the one that you know: the diary was written again.",
  file_altered: "The list of files at the end of the bundle was changed.",
  file_cut: "The file ends too early.",
  not_a_bundle: "This is no bundle of a diary, or its first part was changed.",
};

const np: Texts = {
  entry_changed: "यो टिपोट छाप लगाइएको टिपोट होइन।",
  entry_missing: "छाप लगाइएको एउटा टिपोट छैन।",
  entry_added: "छाप नलगाइएको टिपोट थपिएको छ।",
  entry_twice: "एउटै टिपोट दुई पटक छ।",
  entry_of_other_day: "यो टिपोट अर्कै दिन वा अर्कै कामको हो।",
  entry_malformed: "यो टिपोट पढ्न सकिएन।",
  picture_changed: "यो तस्बिर छाप लगाइएको तस्बिर होइन।",
  picture_missing: "यो तस्बिर छैन।",
  facts_changed: "तस्बिर खिचिएको समय वा ठाउँ छाप लगाउँदाको जस्तो छैन।",
  corrects_unknown: "यसले सच्याएको टिपोट नै छैन।",
  seal_changed: "त्यस दिनको छाप बदलिएको छ।",
  chain_broken: "यो छाप अघिल्लो छापसँग जोडिँदैन।",
  known_seal_missing: "तपाईंसँग भएको छापभन्दा अगाडि नै शृङ्खला सकिन्छ: अन्तिमका दिन हटाइएका छन्।",
  known_seal_other: "छाप तपाईंसँग भएकोभन्दा फरक छ: डायरी फेरि लेखिएको छ।",
  file_altered: "फाइलको अन्त्यमा भएको सूची बदलिएको छ।",
  file_cut: "फाइल बीचमै टुङ्गिएको छ।",
  not_a_bundle: "यो डायरीको फाइल होइन, वा यसको सुरुको भाग बदलिएको छ।",
};

const texts: Readonly<Record<Language, Texts>> = { en, np };
const places = {
  en: { entry: "entry", picture: "picture" },
  np: { entry: "टिपोट", picture: "तस्बिर" },
} as const;

/** CN9: "18 November 2026 (2026-11-18), entry 2, picture 1: The picture is missing." */
export function findingText({ problem, day, entry, picture }: Finding, language: Language): string {
  const { entry: entryWord, picture: pictureWord } = places[language];
  const numbered = (word: string, number: number | null) =>
    number === null ? [] : [`${word} ${localDigits(String(number), language)}`];
  const place = [
    ...(day === null ? [] : [`${formatDate(day, language)} (${day})`]),
    ...numbered(entryWord, entry),
    ...numbered(pictureWord, picture),
  ].join(", ");
  return place ? `${place}: ${texts[language][problem]}` : texts[language][problem];
}
