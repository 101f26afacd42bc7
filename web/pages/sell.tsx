import { useTranslation } from "react-i18next";
import { PageHead } from "#web/features/head/page-head.tsx";
import { SellForm } from "#web/features/sell/sell-form.tsx";
import { SellSteps } from "#web/features/sell/sell-steps.tsx";
import { heroSell } from "#web/pictures/hero-sell.ts";
import { PageHero } from "#web/ui/page-hero.tsx";

export default function Sell() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("sell.title")} description={t("sell.description")} />
      <PageHero title={t("sell.title")} lead={t("sell.lead")} picture={heroSell} />
      <div className="page-width grid gap-12 pt-12">
        <SellSteps />
        <SellForm />
      </div>
    </>
  );
}
