import type { Language } from "#domain/language.ts";
import type { LocalLevelKind } from "#domain/places/kinds.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { Beneficiary, ProvinceId, RateKind } from "./kinds.ts";
import type { Rate } from "./rate.ts";

type Names = Readonly<Record<Language, string>>;

/** What a rate applies to, for the dashboard and for the names of its rows in trash and history. */
export const rateKindNames: Readonly<Record<RateKind, Names>> = {
  registration: { en: "Registration", np: "रजिस्ट्रेसन दस्तुर" },
  reduction: { en: "Reduction", np: "दस्तुरमा छुट" },
  loan_interest: { en: "Loan interest", np: "कर्जाको ब्याज" },
  dollar: { en: "US dollar", np: "अमेरिकी डलर" },
  overhead: { en: "Contractor's overhead", np: "निर्माण व्यवसायीको ओभरहेड" },
  vat: { en: "VAT", np: "मूल्य अभिवृद्धि कर" },
};

/** As in `domain/places/places.json`, which is too large for the browser. */
export const provinceNames: Readonly<Record<ProvinceId, Names>> = {
  1: { en: "Koshi", np: "कोशी" },
  2: { en: "Madhesh", np: "मधेश" },
  3: { en: "Bagmati", np: "बागमती" },
  4: { en: "Gandaki", np: "गण्डकी" },
  5: { en: "Lumbini", np: "लुम्बिनी" },
  6: { en: "Karnali", np: "कर्णाली" },
  7: { en: "Sudurpaschim", np: "सुदूरपश्चिम" },
};

export const localLevelKindNames: Readonly<Record<LocalLevelKind, Names>> = {
  metropolitan: { en: "Metropolitan city", np: "महानगरपालिका" },
  "sub-metropolitan": { en: "Sub-metropolitan city", np: "उपमहानगरपालिका" },
  municipality: { en: "Municipality", np: "नगरपालिका" },
  rural: { en: "Rural municipality", np: "गाउँपालिका" },
};

export const beneficiaryNames: Readonly<Record<Beneficiary, Names>> = {
  women: { en: "Women", np: "महिला" },
  single_women: { en: "Single women", np: "एकल महिला" },
  joint_spouses: { en: "Husband and wife jointly", np: "श्रीमान्–श्रीमतीको संयुक्त नाममा" },
  seniors: { en: "Senior citizens", np: "ज्येष्ठ नागरिक" },
  disabled: { en: "People with disabilities", np: "अपाङ्गता भएका व्यक्ति" },
  others: { en: "Others", np: "अन्य" },
};

type Named = Pick<Rate, "kind" | "province" | "local_level_kind" | "beneficiary" | "note">;

/** "Registration · Bagmati · Municipality". */
export function rateName(rate: Named, language: Language): string {
  return [rateKindNames[rate.kind][language], ...rateSubject(rate, language)].join(" · ");
}

/** What distinguishes rates of one kind. */
export function rateSubject(rate: Named, language: Language): string[] {
  const { province, local_level_kind: level, beneficiary, note } = rate;
  const parts = [
    province && provinceNames[province][language],
    level && localLevelKindNames[level][language],
    beneficiary && beneficiary !== "others" && beneficiaryNames[beneficiary][language],
    (rate.kind === "loan_interest" || beneficiary === "others") && localText(note, language),
  ];
  return parts.filter((part) => typeof part === "string" && part !== "") as string[];
}
