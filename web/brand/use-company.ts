import { localText } from "#domain/settings/local-text.ts";
import { type PageCompany, phoneUrl } from "#domain/settings/page-company.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useRootData } from "#web/site/root-data.ts";

const none = { en: "", np: "" };
const unknownCompany: PageCompany = {
  name: none,
  tagline: none,
  address: none,
  footerNote: none,
  phone: null,
  whatsapp: null,
  viber: null,
  email: null,
  social: [],
  panNumber: "",
};

/** The company in both languages. */
export function usePageCompany(): PageCompany {
  return useRootData()?.company ?? unknownCompany;
}

/** ST1: the company in the page's language. What it has not entered is empty or null. */
export function useCompany() {
  const language = useLanguage();
  const { name, tagline, address, footerNote, phone, whatsapp, viber, email, social, panNumber } =
    usePageCompany();
  return {
    name: localText(name, language),
    tagline: localText(tagline, language),
    address: localText(address, language),
    footerNote: localText(footerNote, language),
    phone,
    phoneLink: phone === null ? null : phoneUrl(phone),
    whatsapp,
    viber,
    email,
    social,
    panNumber,
  };
}
