import type { Language } from "#domain/language.ts";
import { localText } from "#domain/settings/local-text.ts";
import { type CalendarEvent, writeCalendar } from "#domain/visits/icalendar.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { inLanguage } from "./listing-texts.ts";
import type { VisitRow } from "./repository.ts";

type Dependencies = Pick<ResourceDependencies, "settings" | "visitPages" | "publicUrl">;

const texts = {
  en: { visit: "Visit", visits: "Visits", phone: "Telephone" },
  np: { visit: "हेर्ने", visits: "घरजग्गा हेर्ने समय", phone: "फोन" },
} as const satisfies Record<Language, unknown>;

/** DY7: the visit for the visitor's own calendar. */
export function calendarOfVisitor({ settings, visitPages, publicUrl }: Dependencies, row: VisitRow): string {
  const language = row.language ?? "en";
  const visit = inLanguage(row, language);
  const { name, phone } = settings.read().company;
  const company = localText(name, language);
  return writeCalendar(company, [
    {
      ...commonPart(visit, publicUrl),
      summary: `${visit.property_name ?? texts[language].visit} · ${company}`,
      description: phone ? `${texts[language].phone}: ${phone}` : "",
      url: visitPages.urlOf(visit.page_seed, language),
    },
  ]);
}

/** DY7: an account's visits, each with the visitor's telephone and the lead. */
export function calendarOfStaff(
  { publicUrl }: Dependencies,
  visits: readonly VisitRow[],
  language: Language,
): string {
  const words = texts[language];
  return writeCalendar(
    words.visits,
    visits
      .map((row) => inLanguage(row, language))
      .map((visit) => ({
        ...commonPart(visit, publicUrl),
        summary: [visit.name, visit.property_name].filter(Boolean).join(" · ") || words.visit,
        description: [visit.phone && `${words.phone}: ${visit.phone}`, visit.note].filter(Boolean).join("\n"),
        url: `${publicUrl}/admin?tab=leads&lead=${visit.lead_id}`,
      })),
  );
}

function commonPart(
  visit: VisitRow,
  publicUrl: string,
): Omit<CalendarEvent, "summary" | "description" | "url"> {
  return {
    uid: `visit-${visit.id}@${new URL(publicUrl).hostname}`,
    sequence: visit.sequence,
    state: visit.state,
    startsAt: visit.starts_at,
    endsAt: visit.ends_at,
    updatedAt: visit.updated_at,
    location: visit.meeting_place || (visit.property_address ?? ""),
  };
}
