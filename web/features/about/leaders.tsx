import type { People } from "#domain/settings/lists.ts";
import type { Localized } from "#domain/settings/local-text.ts";
import { CornerPiece } from "#web/art/corner-piece.tsx";
import { useAboutTranslation } from "#web/i18n/about-messages.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { Face } from "./face.tsx";

type Person = Localized<People>["items"][number];

/** AB2: the first one large. */
export function Leaders({ people }: Readonly<{ people: readonly Person[] }>) {
  const { t } = useAboutTranslation();
  return (
    <section className="page-width py-section">
      <h2 className="sr-only">{t("about.people")}</h2>
      {people.map((person, index) => (
        <Leader key={person.id} person={person} isFirst={index === 0} />
      ))}
    </section>
  );
}

type Props = Readonly<{ person: Person; isFirst: boolean }>;

function Leader({ person, isFirst }: Props) {
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
        <Face
          name={person.name}
          picture={person.picture}
          portrait={person.portrait}
          className="h-auto w-full"
        />
      </div>
      <div className="min-w-0">
        <p className="font-semibold text-madder-strong">
          <LangText>{person.role}</LangText>
        </p>
        <h3 className={`display ${isFirst ? "text-4xl" : "text-3xl"}`}>
          <LangText>{person.name}</LangText>
        </h3>
        <p className={`mt-4 max-w-text ${isFirst ? "text-xl leading-text" : "text-lg"}`}>
          <LangText>{person.text}</LangText>
        </p>
      </div>
    </article>
  );
}
