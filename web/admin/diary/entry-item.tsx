import { formatTime } from "#domain/calendar/format-time.ts";
import type { DiaryEntry } from "#domain/diary/entry.ts";
import { localDigits } from "#domain/numbers.ts";
import { localText } from "#domain/settings/local-text.ts";
import { useDiaryTranslation } from "#web/admin/i18n/diary-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { Picture } from "#web/ui/picture.tsx";

type Props = Readonly<{
  entry: DiaryEntry;
  /** Opens a picture of this entry. */
  onOpen: (index: number) => void;
  onCorrect: () => void;
}>;

/** CN5: an acknowledged entry, with the phone's time and ours. */
export function EntryItem({ entry, onOpen, onCorrect }: Props) {
  const { t } = useDiaryTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { author, written_at, received_at, stage, weather, workers, text, seal } = entry;
  const facts = [
    author && t("list.author", { name: author }),
    stage && localText(stage, language),
    weather && t(`weathers.${weather}`),
    workers !== null && t("list.workers", { number: format.number(workers) }),
  ].filter((fact) => typeof fact === "string" && fact !== "");
  return (
    <li className="grid gap-2 border-line border-b py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">
          <DateText iso={written_at} time={formatTime(written_at, language)} />
        </span>
        <Badge tone={seal === null ? "yellow" : "green"}>
          {seal === null ? t("list.unsealed") : t("list.sealed", { number: format.number(seal) })}
        </Badge>
        {entry.corrects && <Badge tone="blue">{t("list.corrects")}</Badge>}
        {entry.corrected_by.length > 0 && <Badge>{t("list.corrected")}</Badge>}
      </p>
      <p className="text-ink-soft text-sm">
        {t("list.arrived")}: <DateText iso={received_at} time={formatTime(received_at, language)} />
        {facts.length > 0 && ` · ${facts.join(" · ")}`}
      </p>
      {text && (
        <p className="max-w-text whitespace-pre-line wrap-anywhere">
          <LangText>{text}</LangText>
        </p>
      )}
      <Pictures entry={entry} onOpen={onOpen} />
      <div>
        <Button look="quiet" size="small" onClick={onCorrect}>
          {t("list.correct")}
        </Button>
      </div>
    </li>
  );
}

function Pictures({ entry, onOpen }: Pick<Props, "entry" | "onOpen">) {
  const { t } = useDiaryTranslation();
  const alt = usePictureAlt();
  const language = useLanguage();
  const { pictures } = entry;
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-6">
        {pictures.map((picture, index) => (
          <li key={picture.key}>
            <button
              type="button"
              onClick={() => onOpen(index)}
              className="block w-full overflow-hidden rounded-md"
            >
              <Picture
                picture={picture}
                alt={alt(picture.side, index)}
                sizes="(min-width: 640px) 10rem, 33vw"
                className="aspect-4/3 w-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <details className="text-sm">
        <summary className="cursor-pointer py-3 text-ink-soft">{t("list.facts")}</summary>
        <ol className="grid gap-1">
          {pictures.map(({ key, side, taken_at, latitude, longitude }, index) => (
            <li key={key}>
              {alt(side, index)}: {t("list.taken")}{" "}
              <DateText
                iso={taken_at}
                time={taken_at && formatTime(taken_at, language)}
                fallback={t("list.unknown")}
              />
              , {t("list.place")}{" "}
              {latitude === null ? t("list.unknown") : localDigits(`${latitude}, ${longitude}`, language)}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

export function usePictureAlt() {
  const { t } = useDiaryTranslation();
  const format = useFormat();
  return (side: DiaryEntry["pictures"][number]["side"], index: number) => {
    const number = format.number(index + 1);
    return side === null
      ? t("form.preview", { number })
      : t("list.photoAlt", { number, side: t(`sides.${side}`) });
  };
}
