import { composeJobMail } from "#domain/mail/job-mails.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { Database } from "#server/platform/database/database.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { JobDependencies } from "./dependencies.ts";
import type { JobDetails } from "./repository.ts";

type BegunJob = Pick<JobDetails, "client_email" | "language" | "title" | "place" | "page_seed">;

/** CN10: mails the client the link, in the transaction of the new job, if there is an address. */
export async function notifyClient(
  transaction: Database,
  { settings, ownerNotice, jobPages }: JobDependencies,
  { client_email: to, language, title, place, page_seed }: BegunJob,
): Promise<void> {
  if (to === null || !ownerNotice.hasMail) return;
  const { name, phone } = settings.read().company;
  const mail = composeJobMail(
    {
      company: localText(name, language),
      phone,
      job: localText(title, language),
      place,
      pageUrl: jobPages.urlOf(page_seed, language),
    },
    language,
  );
  await queueMail(transaction, { kind: "job", to, language, ...mail });
}
