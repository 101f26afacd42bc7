import { useId } from "react";
import { partners } from "#domain/company/people.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { SectionHead } from "./section-head.tsx";

export function PartnerList() {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="border-line border-y bg-surface">
      <div className="page-width grid gap-x-16 gap-y-8 py-section lg:grid-cols-[20rem_1fr]">
        <SectionHead id={heading} title={t("about.partners.title")} lead={t("about.partners.lead")} />
        <dl className="grid content-start gap-x-12 sm:grid-cols-2">
          {partners.map((partner) => (
            <div key={partner.name.en} className="border-line border-t py-3.5">
              <dt className="font-semibold text-lg leading-title">{partner.name[language]}</dt>
              <dd className="text-ink-soft">{partner.trade[language]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
