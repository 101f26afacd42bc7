import type { Language } from "#domain/language.ts";
import type { LocalLevelKind } from "#domain/places/kinds.ts";
import type { Rate } from "#domain/rates/rate.ts";
import { beneficiaryNames } from "#domain/rates/rate-names.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { CostRate, CostRates, NamedRate } from "./cost-rates.ts";

type Place = Readonly<{ provinceId: number; kind: LocalLevelKind }>;

/** VT4: of the rates that are shown on a day, those of a place. Without a place only loans are known. */
export function chooseRates(shown: readonly Rate[], place: Place | null, language: Language): CostRates {
  const ofKind = (kind: Rate["kind"]) => shown.filter((rate) => rate.kind === kind);
  const [registration] = place ? atPlace(ofKind("registration"), place) : [];
  const reductions = place ? atPlace(ofKind("reduction"), place) : [];
  return {
    registration: registration ? toCostRate(registration, language) : null,
    reductions: reductions.map((rate) => named(rate, nameOfBuyers(rate, language), language)),
    // In the order in which staff entered them: the page begins with the first.
    loans: ofKind("loan_interest")
      .toSorted((one, other) => one.id - other.id)
      .map((rate) => named(rate, localText(rate.note, language), language)),
  };
}

/** A rate of the kind of local level replaces that of the whole province for the same buyers. */
function atPlace(rates: readonly Rate[], { provinceId, kind }: Place): readonly Rate[] {
  const here = rates.filter(
    (rate) => rate.province === provinceId && [null, kind].includes(rate.local_level_kind),
  );
  const hasOwn = (general: Rate) =>
    here.some((rate) => rate.local_level_kind !== null && buyersOf(rate) === buyersOf(general));
  return here.filter((rate) => rate.local_level_kind !== null || !hasOwn(rate));
}

function buyersOf({ beneficiary, note }: Rate): string {
  return beneficiary === "others" ? `others ${note.en || note.np}` : String(beneficiary);
}

/** The note of a named group is a condition, as "up to three storeys". */
function nameOfBuyers({ beneficiary, note }: Rate, language: Language): string {
  const text = localText(note, language);
  if (beneficiary === null || beneficiary === "others") return text;
  const name = beneficiaryNames[beneficiary][language];
  return text === "" ? name : `${name} (${text})`;
}

function named(rate: Rate, name: string, language: Language): NamedRate {
  return { ...toCostRate(rate, language), name };
}

function toCostRate({ value, source, source_url, checked_at }: Rate, language: Language): CostRate {
  return {
    percent: value,
    source: localText(source, language),
    sourceUrl: source_url,
    checkedAt: checked_at,
  };
}
