import type { Database } from "#server/platform/database/database.ts";
import type { ReadPublicData } from "#server/platform/database/read-database.ts";
import type { PictureService } from "#server/platform/media/picture-service.ts";
import type { SignedMediaUrls } from "#server/platform/media/signed-media-urls.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";
import type { SubmissionContextFactory } from "#server/platform/submissions/submission-context.ts";
import type { FormReceiver } from "#server/platform/uploads/form-receiver.ts";
import type { AlertPages } from "#server/resources/alert-pages/alert-pages.ts";
import type { OwnerNotice } from "#server/resources/notices/notify-owner.ts";
import type { SellerPages } from "#server/resources/seller-pages/seller-pages.ts";
import type { VisitPages } from "#server/resources/visit-pages/visit-pages.ts";

export type ResourceDependencies = Readonly<{
  database: Database;
  /** For data that anyone may see, without a token. */
  readPublicData: ReadPublicData;
  forms: FormReceiver;
  pictures: PictureService;
  /** Signs the URLs of visitors' pictures. */
  signedMediaUrls: SignedMediaUrls;
  submissionContexts: SubmissionContextFactory;
  /** The addresses of sellers' pages. */
  sellerPages: SellerPages;
  /** DY6: the addresses of visitors' pages. */
  visitPages: VisitPages;
  settings: Pick<CurrentSettings, "read">;
  /** How accounts are told of leads that they got. */
  ownerNotice: OwnerNotice;
  /** DY9: whether text messages are sent. */
  hasSms: boolean;
  /** VT5: the addresses in mails about alerts; null where mail is not set up. */
  alertPages: AlertPages | null;
  /** The origin of picture and page URLs. */
  publicUrl: string;
}>;
