import { type ComponentType, useId } from "react";
import type { Brands } from "#domain/settings/lists.ts";
import type { Localized } from "#domain/settings/local-text.ts";
import { EmptyProjectsArt, EmptyRequestsArt, FieldArt } from "#web/art/drawings.tsx";
import { useIsPlain } from "#web/art/use-is-plain.ts";
import { useAboutTranslation } from "#web/i18n/about-messages.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { SectionHead } from "./section-head.tsx";

/** By turns. */
const drawings: readonly ComponentType<{ className?: string }>[] = [
  EmptyProjectsArt,
  EmptyRequestsArt,
  FieldArt,
];

export function SisterBrands({ brands }: Readonly<{ brands: Localized<Brands> }>) {
  const { t } = useAboutTranslation();
  const heading = useId();
  const layout = useIsPlain()
    ? "border-madder-edge border-t-4 pt-4"
    : "grid grid-cols-[7rem_1fr] items-center gap-5";
  return (
    <section aria-labelledby={heading} className="page-width py-section">
      <SectionHead id={heading} title={t("about.brands.title")} lead={brands.lead} />
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3">
        {brands.items.map((brand, index) => {
          const Drawing = drawings[index % drawings.length] ?? FieldArt;
          return (
            <li key={brand.id} className={`${layout} md:block`}>
              <Drawing className="h-auto w-full max-w-full text-ink md:w-52" />
              <div className="min-w-0 md:mt-4">
                <h3 className="display text-2xl">
                  <LangText>{brand.name}</LangText>
                </h3>
                <p className="mt-1 text-ink-soft">
                  <LangText>{brand.text}</LangText>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
