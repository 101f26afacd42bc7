import { useId } from "react";
import { PeacockArt } from "#web/art/drawings.tsx";
import { useAboutTranslation } from "#web/i18n/about-messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";

export function CallToAction() {
  const { t } = useAboutTranslation();
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="page-width grid items-center gap-x-14 gap-y-6 pt-section md:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id={heading}>{t("about.closing.title")}</h2>
        <p className="mt-2 max-w-text text-ink-soft text-lg">{t("about.closing.text")}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/contact">{t("about.closing.contact")}</ButtonLink>
          <ButtonLink to="/projects" look="secondary" prefetch="intent">
            {t("about.closing.projects")}
          </ButtonLink>
        </div>
      </div>
      <PeacockArt className="order-first h-48 w-auto max-w-full justify-self-start text-ink md:order-none md:h-64" />
    </section>
  );
}
