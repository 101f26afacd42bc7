import type { ComponentProps } from "react";
import { formatDate } from "#domain/calendar/format-date.ts";
import type { JobPage } from "#domain/job-pages/job-page.ts";
import { localText } from "#domain/settings/local-text.ts";
import { useJobPageTranslation } from "#web/i18n/job-page-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { TextAnchor } from "#web/ui/text-link.tsx";
import { JobProof } from "./job-proof.tsx";

type Diary = JobPage["diary"];
type Entry = Diary["entries"][number];

type Props = Readonly<{
  diary: Diary;
  /** Null before the first seal. */
  proof: ComponentProps<typeof JobProof> | null;
}>;

/** CN10: the diary, the newest first. Plain links lead to other pages of it, so that they work without JavaScript. */
export function JobDiary({ diary, proof }: Props) {
  const { t } = useJobPageTranslation();
  return (
    <section aria-labelledby="diary" className="grid gap-4">
      <h2 id="diary" className="text-2xl">
        {t("diary.title")}
      </h2>
      {diary.entries.length === 0 && <p className="text-ink-soft">{t("diary.empty")}</p>}
      <ol className="grid gap-6">
        {diary.entries.map((entry) => (
          <li key={entry.uuid}>
            <DiaryEntry entry={entry} />
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-6 print:hidden">
        {diary.page > 1 && <OtherPage page={diary.page - 1} text={t("diary.newer")} />}
        {diary.page < diary.pages && <OtherPage page={diary.page + 1} text={t("diary.older")} />}
      </p>
      {proof && <JobProof {...proof} />}
    </section>
  );
}

function OtherPage({ page, text }: Readonly<{ page: number; text: string }>) {
  return (
    <TextAnchor href={`?page=${page}#diary`} className="touch inline-flex items-center">
      {text}
    </TextAnchor>
  );
}

function DiaryEntry({ entry }: Readonly<{ entry: Entry }>) {
  const { t } = useJobPageTranslation();
  const format = useFormat();
  const language = useLanguage();
  const facts = [
    entry.stage && localText(entry.stage, language),
    entry.weather && t(`weather.${entry.weather}`),
    entry.workers !== null && t("diary.workers", { number: format.number(entry.workers) }),
    entry.seal !== null && t("diary.sealed"),
  ].filter(Boolean);
  return (
    <article className="grid gap-2">
      <h3 className="text-base">
        <DateText iso={entry.day} />
      </h3>
      {facts.length > 0 && <p className="text-ink-soft text-sm">{facts.join(" · ")}</p>}
      {entry.corrects && <p className="text-sm">{t("diary.corrects")}</p>}
      {entry.corrected_by.length > 0 && <p className="text-sm">{t("diary.corrected")}</p>}
      <p className="whitespace-pre-line wrap-anywhere">
        <LangText>{entry.text}</LangText>
      </p>
      {entry.pictures.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
          {entry.pictures.map((picture) => (
            <li key={picture.key}>
              <Picture
                picture={picture}
                alt={picture.side ? t(`sides.${picture.side}`) : (formatDate(entry.day, language) ?? "")}
                sizes="(min-width: 40rem) 8rem, 33vw"
                className="aspect-4/3 w-full rounded-md object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
