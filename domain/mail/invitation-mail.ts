import { formatDate } from "#domain/calendar/format-date.ts";
import type { Language } from "#domain/language.ts";
import type { Role } from "#domain/session/rights.ts";

type InvitationMail = Readonly<{
  /** The company's name in the mail's language. */
  company: string;
  username: string;
  role: Role;
  link: string;
  expiresAt: Date;
}>;

const texts = {
  en: {
    subject: (name: string) => `Your account at ${name}`,
    roles: { admin: "an admin", agent: "an agent" },
    text: (name: string, role: string, username: string) =>
      `You are invited to the dashboard of ${name} as ${role}. Your username is ${username}. Open this link and choose a password:`,
    until: (day: string) => `The link works once, until ${day}. If you do not expect it, ignore this mail.`,
  },
  np: {
    subject: (name: string) => `${name}मा तपाईंको खाता`,
    roles: { admin: "व्यवस्थापक", agent: "एजेन्ट" },
    text: (name: string, role: string, username: string) =>
      `${name}को ड्यासबोर्डमा तपाईंलाई ${role}का रूपमा बोलाइएको छ। तपाईंको प्रयोगकर्ता नाम ${username} हो। यो लिङ्क खोलेर पासवर्ड राख्नुहोस्:`,
    until: (day: string) =>
      `यो लिङ्क एक पटक मात्र चल्छ, ${day} सम्म। यस्तो इमेल आउनुपर्ने थिएन भने यसलाई बेवास्ता गर्नुहोस्।`,
  },
} as const;

/** LE8 */
export function composeInvitation(
  { company, username, role, link, expiresAt }: InvitationMail,
  language: Language,
) {
  const { subject, roles, text, until } = texts[language];
  const day = formatDate(expiresAt.toISOString(), language) ?? "";
  return {
    subject: subject(company),
    text: `${text(company, roles[role], username)}\n\n${link}\n\n${until(day)}\n`,
  };
}
