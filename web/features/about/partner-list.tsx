import { useId } from "react";
import type { Partners } from "#domain/settings/lists.ts";
import type { Localized } from "#domain/settings/local-text.ts";
import { useAboutTranslation } from "#web/i18n/about-messages.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { SectionHead } from "./section-head.tsx";

export function PartnerList({ partners }: Readonly<{ partners: Localized<Partners> }>) {
  const { t } = useAboutTranslation();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="border-line border-y bg-surface">
      <div className="page-width grid gap-x-16 gap-y-8 py-section lg:grid-cols-[20rem_1fr]">
        <SectionHead id={heading} title={t("about.partners.title")} lead={partners.lead} />
        <dl className="grid content-start gap-x-12 sm:grid-cols-2">
          {partners.items.map((partner) => (
            <div key={partner.id} className="border-line border-t py-3.5">
              <dt className="font-semibold text-lg leading-title">
                <LangText>{partner.name}</LangText>
              </dt>
              <dd className="text-ink-soft">
                <LangText>{partner.trade}</LangText>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
