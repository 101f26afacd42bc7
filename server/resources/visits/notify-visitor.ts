import { composeVisitMail } from "#domain/mail/visit-mails.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { Database } from "#server/platform/database/database.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { countMailToStranger } from "#server/platform/mail/stranger-limit.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { inLanguage } from "./listing-texts.ts";
import { findVisit } from "./repository.ts";
import { calendarOfVisitor } from "./visit-calendar.ts";

export type VisitorNotice = Pick<
  ResourceDependencies,
  "settings" | "visitPages" | "publicUrl" | "ownerNotice"
>;

/** DY6, DY7: mails a visitor the time and its file for calendars, in the transaction of the change, if they gave an address. */
export async function notifyVisitor(
  transaction: Database,
  notice: VisitorNotice,
  visitId: number,
  { isMoved, isByVisitor }: Readonly<{ isMoved: boolean; isByVisitor: boolean }>,
): Promise<void> {
  const found = await findVisit(transaction, visitId);
  if (!found?.email || !notice.ownerNotice.hasMail) return;
  // A visitor may have entered the address of a stranger.
  if (isByVisitor && !(await countMailToStranger(transaction, found.email))) return;
  const language = found.language ?? "en";
  const visit = inLanguage(found, language);
  const { name, phone } = notice.settings.read().company;
  const mail = composeVisitMail(
    {
      company: localText(name, language),
      phone,
      state: visit.state,
      isMoved,
      startsAt: visit.starts_at,
      place: visit.meeting_place || (visit.property_address ?? ""),
      pageUrl: notice.visitPages.urlOf(visit.page_seed, language),
    },
    language,
  );
  await queueMail(transaction, {
    kind: "visit",
    to: found.email,
    language,
    ...mail,
    calendar: calendarOfVisitor(notice, visit),
  });
}
