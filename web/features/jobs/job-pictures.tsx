import { formatDate } from "#domain/calendar/format-date.ts";
import type { JobPage } from "#domain/job-pages/job-page.ts";
import { useJobPageTranslation } from "#web/i18n/job-page-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { Picture } from "#web/ui/picture.tsx";

type Shown = JobPage["pictures"][number];

/** CN10: pictures that only this page shows; their addresses are signed and expire. */
export function JobPictures({ pictures }: Pick<JobPage, "pictures">) {
  const { t } = useJobPageTranslation();
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="pictures" className="grid gap-4">
      <h2 id="pictures" className="text-2xl">
        {t("pictures")}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map((shown) => (
          <li key={shown.picture.key} className="min-w-0">
            <SitePhoto shown={shown} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SitePhoto({ shown: { picture, day, side } }: Readonly<{ shown: Shown }>) {
  const { t } = useJobPageTranslation();
  const language = useLanguage();
  const alt = picture.alt?.[language] ?? t("picture", { day: formatDate(day, language) ?? day });
  return (
    <figure className="grid gap-1">
      <Picture
        picture={picture}
        alt={alt}
        sizes="(min-width: 40rem) 25vw, 50vw"
        className="aspect-4/3 w-full rounded-md object-cover"
      />
      <figcaption className="text-ink-soft text-sm">
        {side && `${t(`sides.${side}`)} · `}
        <DateText iso={day} />
      </figcaption>
    </figure>
  );
}
