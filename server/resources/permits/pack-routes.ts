import * as z from "zod/mini";
import { kathmanduDay } from "#domain/dates.ts";
import { packKinds } from "#domain/permits/pack-texts.ts";
import { readRowId } from "#domain/row-id.ts";
import { localText } from "#domain/settings/local-text.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { rowErrors } from "#server/platform/http/error-responses.ts";
import { choiceParameter } from "#server/platform/http/filter-query.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { languageQuery, negotiateLanguage } from "#server/platform/http/request-language.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { readSealedFile } from "#server/resources/diary/picture-file.ts";
import type { JobDependencies } from "#server/resources/jobs/dependencies.ts";
import { readCertificates } from "#server/resources/papers/certificates.ts";
import type { PaperDependencies } from "#server/resources/papers/scans.ts";
import { readPack } from "./pack-content.ts";
import { renderPack } from "./pack-page.ts";
import { packPolicy } from "./pack-print.ts";

const params = z.object({ ...idParams.shape, kind: z.enum(packKinds) });
const query = z.extend(languageQuery, { stage: choiceParameter(readRowId) });

/** As much as mail servers take, written in base64 beside the photos. */
const maxCertificateBytes = 12 * 1024 * 1024;

/** CN7: the completion pack and the bank's pack. */
export function packRoutes(
  app: App,
  { database, settings, publicUrl }: JobDependencies,
  { media, papers }: Readonly<{ media: MediaStore; papers: PaperDependencies }>,
): void {
  app.get(
    "/api/jobs/:id/packs/:kind/",
    {
      config: { access: "construction", isConstruction: true },
      schema: {
        summary: "A pack of papers as one HTML file with its pictures, to print or to send",
        description:
          "`completion`: photos of all four sides, the permits and the certificates, if the account may see papers; each certificate in it is recorded as downloaded. `bank`: stages, photos, the names of certificates and the engineer's note of `stage`, or of the last one that was begun.",
        tags: ["jobs"],
        params,
        querystring: query,
        response: {
          200: { description: "The file", content: { "text/html": { schema: z.unknown() } } },
          ...rowErrors,
        },
      },
    },
    async (request, reply) => {
      const { id, kind } = request.params;
      const pack = await readPack(database, id, { kind, stageId: request.query.stage });
      if (!pack) throw new Problem("not_found");
      const language = negotiateLanguage(request, reply);
      const files = new Map<string, Uint8Array>();
      for (const { picture } of pack.pictures) {
        const file = await readSealedFile(media, picture);
        if (file) files.set(picture, file);
      }
      const certificates = await readCertificates(
        papers,
        requireAccount(request),
        id,
        kind === "completion" ? maxCertificateBytes : 0,
      );
      const company = localText(settings.read().company.name, language);
      const today = kathmanduDay(Date.now());
      const page = { kind, language, company, today, files, certificates, publicUrl };
      return reply
        .headers({
          "content-disposition": `attachment; filename="${kind}-${pack.job.code}.html"`,
          "content-security-policy": packPolicy,
          "x-content-type-options": "nosniff",
        })
        .type("text/html; charset=utf-8")
        .send(renderPack(pack, page));
    },
  );
}
