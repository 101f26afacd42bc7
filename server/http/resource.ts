import type { Database } from "#server/database/database.ts";
import type { PictureKeeper } from "#server/media/picture-keeper.ts";
import type { Senders } from "#server/sending/sending.ts";
import type { FormReceiver } from "./form-receiver.ts";

/** What the routes of a resource stand on. */
export type Resource = Readonly<{
  database: Database;
  forms: FormReceiver;
  pictures: PictureKeeper;
  senders: Senders;
  /** The origin that picture and page addresses begin with. */
  publicUrl: string;
}>;
