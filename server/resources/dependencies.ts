import type { Database } from "#server/platform/database/database.ts";
import type { PictureService } from "#server/platform/media/picture-service.ts";
import type { SignedMediaUrls } from "#server/platform/media/signed-media-urls.ts";
import type { SubmissionContextFactory } from "#server/platform/submissions/submission-context.ts";
import type { FormReceiver } from "#server/platform/uploads/form-receiver.ts";

/** What the routes of a resource stand on. */
export type Resource = Readonly<{
  database: Database;
  forms: FormReceiver;
  pictures: PictureService;
  /** For presenters of what visitors sent. */
  signedMediaUrls: SignedMediaUrls;
  submissionContexts: SubmissionContextFactory;
  /** The origin that picture and page addresses begin with. */
  publicUrl: string;
}>;
