import { chiefExecutive, investor, type Person } from "#domain/company/people.ts";
import { CornerPiece, Portrait } from "#web/art/deferred-drawings.ts";
import type { PortraitSubject } from "#web/art/portraits/portrait.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";

/** AB2: the chief executive large and first, then the investor. */
export function Leaders() {
  const { t } = useTranslation();
  return (
    <section className="page-width py-section">
      <h2 className="sr-only">{t("about.people")}</h2>
      <Leader person={chiefExecutive} subject="chief-executive" isFirst />
      <Leader person={investor} subject="investor" />
    </section>
  );
}

type Props = Readonly<{ person: Person; subject: PortraitSubject; isFirst?: boolean }>;

function Leader({ person, subject, isFirst = false }: Props) {
  const language = useLanguage();
  const layout = isFirst
    ? "md:grid-cols-[minmax(0,18rem)_1fr] lg:grid-cols-[minmax(0,24rem)_1fr]"
    : "mt-14 md:mt-20 md:ml-auto md:max-w-[58rem] md:grid-cols-[1fr_minmax(0,16rem)]";
  return (
    <article className={`grid items-center gap-x-14 gap-y-6 ${layout}`}>
      <div
        className={`relative mx-auto w-full ${isFirst ? "max-w-80 p-8 md:p-5 lg:max-w-96 lg:p-8" : "max-w-60 p-4 md:order-last"}`}
      >
        {isFirst && (
          <>
            <CornerPiece className="absolute top-0 left-0 text-ink" />
            <CornerPiece corner="bottom-right" className="absolute right-0 bottom-0 text-ink" />
          </>
        )}
        <Portrait of={subject} className="h-auto w-full" />
      </div>
      <div className="min-w-0">
        <p className="font-semibold text-madder-strong">{person.role[language]}</p>
        <h3 className={`display ${isFirst ? "text-4xl" : "text-3xl"}`}>{person.name[language]}</h3>
        <p className={`mt-4 max-w-text ${isFirst ? "text-xl leading-text" : "text-lg"}`}>
          {person.text[language]}
        </p>
      </div>
    </article>
  );
}
