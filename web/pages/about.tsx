import { CompanyStats } from "#web/features/about/company-stats.tsx";
import { PageHead } from "#web/features/head/page-head.tsx";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { heroAbout } from "#web/pictures/hero-about.ts";
import { PageHero } from "#web/ui/page-hero.tsx";

const AboutSections = deferHydration(
  async () => (await import("#web/features/about/about-sections.tsx")).AboutSections,
);

export default function About() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("about.title")} description={t("about.description")} />
      <PageHero title={t("about.heading")} lead={t("about.lead")} picture={heroAbout} />
      <CompanyStats />
      <AboutSections />
    </>
  );
}
