import { BranchOffices } from "#web/features/about/branch-offices.tsx";
import { ClientReviews } from "#web/features/about/client-reviews.tsx";
import { Closing } from "#web/features/about/closing.tsx";
import { CompanyStats } from "#web/features/about/company-stats.tsx";
import { Leaders } from "#web/features/about/leaders.tsx";
import { PartnerLedger } from "#web/features/about/partner-ledger.tsx";
import { SisterBrands } from "#web/features/about/sister-brands.tsx";
import { PageHead } from "#web/features/head/page-head.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { heroAbout } from "#web/pictures/hero-about.ts";
import { PageHero } from "#web/ui/page-hero.tsx";

export default function About() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("about.title")} description={t("about.description")} />
      <PageHero title={t("about.heading")} lead={t("about.lead")} picture={heroAbout} />
      <CompanyStats />
      <Leaders />
      <ClientReviews />
      <SisterBrands />
      <PartnerLedger />
      <BranchOffices />
      <Closing />
    </>
  );
}
