import type { ReactNode } from "react";
import { useHomeTranslation } from "#web/i18n/home-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { SitePicture as Picture } from "#web/pictures/site-picture.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { SitePicture } from "#web/ui/site-picture.tsx";

type Props = Readonly<{ picture: Picture; lead: string; search: ReactNode }>;

export function HomeHero({ picture, lead, search }: Props) {
  const { t } = useHomeTranslation();
  const language = useLanguage();
  return (
    <section className="bg-surface">
      <div className="page-width grid gap-x-10 gap-y-6 pt-8 md:grid-cols-[1fr_1.25fr] md:items-center md:pt-12">
        <div className="md:pb-16">
          <PageHeading className="text-5xl">{t("home.title")}</PageHeading>
          <p className="mt-4 max-w-text text-lg text-ink-soft">
            <LangText>{lead}</LangText>
          </p>
        </div>
        <SitePicture
          picture={picture}
          alt={picture.alt[language]}
          sizes="(min-width: 1280px) 42rem, (min-width: 768px) 52vw, 92vw"
          priority
          className="aspect-16/10 w-full rounded-xl object-cover md:aspect-4/3"
        />
      </div>
      <div className="bg-linear-to-b from-surface from-50% to-paper to-50%">
        <div className="page-width">
          <div className="relative -mt-8 rounded-xl border border-line bg-surface p-5 shadow-lg md:-mt-12 md:p-7">
            {search}
          </div>
        </div>
      </div>
    </section>
  );
}
