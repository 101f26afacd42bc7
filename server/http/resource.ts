import type { Database } from "#server/database/database.ts";
import type { PictureKeeper } from "#server/media/picture-keeper.ts";
import type { PrivateAddresses } from "#server/media/private-addresses.ts";
import type { Senders } from "#server/sending/sending.ts";
import type { FormReceiver } from "./form-receiver.ts";

/** What the routes of a resource stand on. */
export type Resource = Readonly<{
  database: Database;
  forms: FormReceiver;
  pictures: PictureKeeper;
  /** For presenters of what visitors sent. */
  privateAddresses: PrivateAddresses;
  senders: Senders;
  /** The origin that picture and page addresses begin with. */
  publicUrl: string;
}>;
