import { formatTime } from "#domain/calendar/format-time.ts";
import type { EstimatePage } from "#domain/estimates/estimate-page.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { useEstimatePageTranslation } from "#web/i18n/estimate-page-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";

type Props = Readonly<{ page: EstimatePage; text: string; message: string | undefined }>;

/** CN3: what was asked and answered, and a form for more. */
export function EstimateQuestions({ page, text, message }: Props) {
  const { t } = useEstimatePageTranslation();
  const language = useLanguage();
  return (
    <section aria-labelledby="questions" className="grid gap-4 print:hidden">
      <h2 id="questions" className="text-2xl">
        {t("ask.title")}
      </h2>
      {page.messages.length > 0 && (
        <ol className="grid gap-3">
          {page.messages.map(({ kind, text: said, at }) => (
            <li
              key={at}
              className={`rounded-md border border-line px-4 py-3 ${kind === "answered" ? "bg-sunken" : "bg-surface"}`}
            >
              <p className="text-ink-soft text-sm">
                {t(kind === "asked" ? "ask.you" : "ask.us")} ·{" "}
                <DateText iso={at} time={formatTime(at, language)} />
              </p>
              <p className="whitespace-pre-line wrap-anywhere">
                <LangText>{said}</LangText>
              </p>
            </li>
          ))}
        </ol>
      )}
      <form method="post" action="?do=ask" className="grid gap-3">
        <TextareaField
          label={t("ask.text")}
          name="text"
          rows={3}
          required
          maxLength={maxLengths.text}
          defaultValue={text}
          message={message}
        />
        <Button type="submit" look="secondary" className="sm:justify-self-start">
          {t("ask.send")}
        </Button>
      </form>
    </section>
  );
}
