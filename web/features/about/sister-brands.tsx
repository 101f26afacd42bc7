import { type ComponentType, useId } from "react";
import { sisterBrands } from "#domain/company/people.ts";
import { EmptyProjectsArt, EmptyRequestsArt } from "#web/art/deferred-drawings.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { FieldArt } from "./field-art.tsx";
import { SectionHead } from "./section-head.tsx";

/** In the order of the brands: construction, painting, surveying. */
const drawings: readonly ComponentType<{ className?: string }>[] = [
  EmptyProjectsArt,
  EmptyRequestsArt,
  FieldArt,
];

export function SisterBrands() {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="page-width py-section">
      <SectionHead id={heading} title={t("about.brands.title")} lead={t("about.brands.lead")} />
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3">
        {sisterBrands.map((brand, index) => {
          const Drawing = drawings[index % drawings.length] ?? FieldArt;
          return (
            <li key={brand.name.en} className="grid grid-cols-[7rem_1fr] items-center gap-5 md:block">
              <Drawing className="h-auto w-full max-w-full text-ink md:w-52" />
              <div className="min-w-0 md:mt-4">
                <h3 className="display text-2xl">{brand.name[language]}</h3>
                <p className="mt-1 text-ink-soft">{brand.text[language]}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
