import type { Company } from "./company.ts";

/** What every page shows of the company, in both languages: the dashboard changes its language without a request. */
export type PageCompany = Pick<
  Company,
  | "name"
  | "tagline"
  | "address"
  | "footerNote"
  | "phone"
  | "whatsapp"
  | "viber"
  | "email"
  | "social"
  | "panNumber"
>;

export function pageCompany(company: Company): PageCompany {
  const { name, tagline, address, footerNote, phone, whatsapp, viber, email, social, panNumber } = company;
  return { name, tagline, address, footerNote, phone, whatsapp, viber, email, social, panNumber };
}

/** The phone number as a `tel:` URL. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
