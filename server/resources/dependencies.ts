import type { Database } from "#server/platform/database/database.ts";
import type { PictureService } from "#server/platform/media/picture-service.ts";
import type { PrivateAddresses } from "#server/platform/media/private-addresses.ts";
import type { SubmissionContexts } from "#server/platform/submissions/submission-context.ts";
import type { FormReceiver } from "#server/platform/uploads/form-receiver.ts";

/** What the routes of every resource use. */
export type ResourceDependencies = Readonly<{
  database: Database;
  forms: FormReceiver;
  pictures: PictureService;
  /** For presenters of submitted pictures. */
  privateAddresses: PrivateAddresses;
  submissionContexts: SubmissionContexts;
  /** The origin of picture and page addresses. */
  publicUrl: string;
}>;
