import type { Language } from "#domain/language.ts";

type DecidedListing = Readonly<{
  id: number;
  name: string;
  /** Why it was sent back; null if it was approved. */
  reason: string | null;
}>;
type Place = Readonly<{ language: Language; publicUrl: string }>;

const texts = {
  en: {
    approved: (name: string) => `Approved: ${name}`,
    approvedText: (name: string) => `“${name}” was approved, and visitors can see it now:`,
    returned: (name: string) => `Sent back: ${name}`,
    returnedText: (name: string) => `“${name}” was sent back with this reason:`,
    again: "Change what is asked for, then set its status again:",
  },
  np: {
    approved: (name: string) => `स्वीकृत भयो: ${name}`,
    approvedText: (name: string) => `“${name}” स्वीकृत भयो। अब आगन्तुकले देख्न सक्छन्:`,
    returned: (name: string) => `फिर्ता आयो: ${name}`,
    returnedText: (name: string) => `“${name}” यो कारण जनाएर फिर्ता गरिएको छ:`,
    again: "भनिएको कुरा मिलाएर फेरि अवस्था छान्नुहोस्:",
  },
} as const;

/** LE8: tells an agent what an admin decided about a listing. */
export function composeApprovalMail({ id, name, reason }: DecidedListing, { language, publicUrl }: Place) {
  const { approved, approvedText, returned, returnedText, again } = texts[language];
  if (reason === null)
    return { subject: approved(name), text: `${approvedText(name)}\n\n${publicUrl}/property/${id}\n` };
  const link = `${publicUrl}/admin?tab=listings&open=${id}`;
  return {
    subject: returned(name),
    text: [returnedText(name), reason.replace(/^/gm, "> "), `${again}\n${link}\n`].join("\n\n"),
  };
}
