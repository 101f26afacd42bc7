import { languages, languageTag } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { descriptionName } from "#web/admin/translations/description-values.ts";
import { languageNames } from "#web/admin/translations/language-names.ts";
import type { UploadState } from "#web/forms/pictures/picture-uploads.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { LanguageColumns } from "./language-columns.tsx";
import type { TextsState } from "./use-texts.ts";

type Uploads = ReadonlyMap<string, UploadState>;

type Props = Readonly<{ texts: TextsState; pictures: readonly PickedFile[]; uploads: Uploads }>;

/** NL4: what each picture shows, in every language. */
export function PictureDescriptions({ texts, pictures, uploads }: Props) {
  const { t } = useAdminTranslation();
  const isWide = useIsWide();
  const columns = isWide ? languages : [texts.shown];
  if (pictures.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t("editing.pictures.title")}</legend>
      <p className="mt-0.5 mb-3 text-ink-soft text-sm">{t("editing.pictures.help")}</p>
      <div className="grid gap-4">
        {pictures.map(({ id, name, ...picture }) => (
          <div key={id} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-end gap-3">
            <Thumbnail url={picture.kind === "stored" ? picture.address : uploads.get(id)?.preview} />
            <LanguageColumns count={columns.length}>
              {columns.map((language) => (
                <TextField
                  key={language}
                  label={t("editing.texts.field", { label: name, language: languageNames[language] })}
                  lang={languageTag(language)}
                  maxLength={maxLengths.address}
                  aria-label={t("editing.texts.field", {
                    label: t("editing.pictures.of", { picture: name }),
                    language: languageNames[language],
                  })}
                  {...texts.description(descriptionName(language, id))}
                />
              ))}
            </LanguageColumns>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function Thumbnail({ url }: Readonly<{ url: string | undefined }>) {
  return url ? (
    <img src={url} alt="" className="h-12 w-18 rounded-md bg-sunken object-cover" />
  ) : (
    <span className="h-12 w-18 rounded-md bg-sunken" />
  );
}
