import { useTranslation } from "react-i18next";
import { PageHead } from "#web/features/chrome/page-head.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export default function Home() {
  const { t } = useTranslation();
  return (
    <section className="page-width py-section">
      <PageHead title={t("home.title")} description={t("home.description")} />
      <h1 className="display max-w-[14ch] text-5xl">{t("home.title")}</h1>
      <p className="mt-4 max-w-text text-lg text-ink-soft">{t("home.lead")}</p>
      <ButtonLink to="/buy" className="mt-8">
        {t("home.browse")}
      </ButtonLink>
    </section>
  );
}
