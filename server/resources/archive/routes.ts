import type { Readable } from "node:stream";
import * as z from "zod/mini";
import { archiveInputSchema } from "#domain/archive/archive-input.ts";
import { localText } from "#domain/settings/local-text.ts";
import { writeArchive } from "#server/platform/archive/write-archive.ts";
import type { Database } from "#server/platform/database/database.ts";
import { accountScope, requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import type { Reauthentication } from "#server/platform/session/reauthentication.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";

type Dependencies = Readonly<{
  database: Database;
  media: MediaStore;
  reauthentication: Reauthentication;
  settings: Pick<CurrentSettings, "read">;
}>;

/** IM4 */
export function archiveRoutes(app: App, { database, media, reauthentication, settings }: Dependencies): void {
  let isWriting = false;

  app.post(
    "/api/archive/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Everything as one ZIP file: rows, pictures, and papers if the account may see them",
        description:
          "Asks for the account's password again, and its code if it has a second factor. `archive_password` encrypts the server's " +
          "secret in the archive, without which papers can't be read and no installation is equal. One at a time.",
        tags: ["archive"],
        body: archiveInputSchema,
        response: { 200: z.custom<Readable>().check(z.describe("A ZIP file.")), ...listErrors },
      },
    },
    async (request, reply) => {
      const { password, code, archive_password: archivePassword, has_papers: hasPapers } = request.body;
      const account = requireAccount(request);
      await reauthentication.require(request, { password, code });
      if (hasPapers && accountScope(account, "papers") !== "all") throw new Problem("not_allowed");
      if (isWriting) throw new Problem("too_many_requests");
      isWriting = true;
      const finish = () => {
        isWriting = false;
      };
      const company = localText(settings.read().company.name, "en");
      const options = { company, password: archivePassword, hasPapers };
      const archive = await writeArchive(database, media, options).catch((error: unknown) => {
        finish();
        throw error;
      });
      archive.once("close", finish);
      request.log.info({ account: account.username, hasPapers }, "an archive of everything is sent");
      const day = new Date().toISOString().slice(0, 10);
      return reply
        .type("application/zip")
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="archive-${day}.zip"`)
        .send(archive);
    },
  );
}
