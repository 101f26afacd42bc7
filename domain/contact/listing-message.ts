import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";

type Listing = Readonly<{ id: number; name: string; url: string }>;

/** VT2: what a visitor sends about a listing. The number is the one that its page shows. */
export function listingMessage({ id, name, url }: Listing, language: Language): string {
  const number = localDigits(String(id), language);
  return language === "np"
    ? `नमस्ते, “${name}” (नं. ${number}) का बारेमा थप जान्न चाहन्छु: ${url}`
    : `Hello, I am interested in “${name}” (no. ${number}): ${url}`;
}

/** Opens WhatsApp, or its site, with the message typed in. */
export function whatsAppUrl(digits: string, message: string): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(message)}`;
}

/** Opens the chat in Viber. `draft` is not documented, and not every version of Viber types it in. */
export function viberUrl(digits: string, message: string): string {
  return `viber://chat?number=%2B${digits}&draft=${encodeURIComponent(message)}`;
}
