import { normaliseDigits } from "#domain/numbers.ts";

const nepal = "977";
const nepaliMobile = /^9779[678]\d{8}$/;

/** The digits of a number with its country code. A number without one is of Nepal. */
export function internationalDigits(phone: string): string {
  const text = normaliseDigits(phone).trim();
  const digits = text.replace(/\D/g, "");
  if (text.startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  if (digits.startsWith(nepal) && digits.length > 10) return digits;
  return nepal + digits.replace(/^0/, "");
}

/** The ten digits of a mobile number of Nepal, which gateways ask for; null for any other number. */
export function nepaliMobileDigits(phone: string): string | null {
  const digits = internationalDigits(phone);
  return nepaliMobile.test(digits) ? digits.slice(nepal.length) : null;
}

/** WhatsApp and Viber reach mobile numbers only. Of other countries it is not known which numbers are. */
function canChat(digits: string): boolean {
  return !digits.startsWith(nepal) || nepaliMobile.test(digits);
}

type CompanyNumbers = Readonly<{ phone: string | null; whatsapp: string | null; viber: string | null }>;

export type ContactNumbers = Readonly<{
  /** As its owner wrote it. */
  phone: string | null;
  /** With country code, digits only. */
  whatsapp: string | null;
  viber: string | null;
}>;

/**
 * VT2: the numbers of the listing's agent, otherwise the company's. The company may chat on a number of its own, also on a
 * landline; without one, on its phone if that is mobile. An agent's landline leaves chats to the company.
 */
export function contactNumbers(agentPhone: string | null, company: CompanyNumbers): ContactNumbers {
  const ofAgent = chatDigits(agentPhone);
  const ofCompany = chatDigits(company.phone);
  const chosen = (number: string | null) => (number === null ? null : internationalDigits(number));
  return {
    phone: agentPhone ?? company.phone,
    whatsapp: ofAgent ?? chosen(company.whatsapp) ?? ofCompany,
    viber: ofAgent ?? chosen(company.viber) ?? ofCompany,
  };
}

function chatDigits(phone: string | null): string | null {
  const digits = phone === null ? "" : internationalDigits(phone);
  return digits !== "" && canChat(digits) ? digits : null;
}
