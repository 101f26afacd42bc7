import { OrganisationData } from "#web/features/head/deferred-structured-data.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { ActionCards } from "#web/features/home/action-cards.tsx";
import { HomeHero } from "#web/features/home/home-hero.tsx";
import { FeaturedProperties } from "#web/features/properties/featured-properties.tsx";
import { HomeSearch } from "#web/features/search/home-search.tsx";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { siteContext } from "#web/site-context.ts";
import type { Route } from "./+types/home.ts";

// At the end of the page.
const LandConverter = deferHydration(
  async () => (await import("#web/features/land/land-converter.tsx")).LandConverter,
);

const featuredCount = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  try {
    const [featured, listedTypes] = await Promise.all([
      site.data.featuredProperties(featuredCount, site.language),
      site.data.listedTypes("sale"),
    ]);
    return { featured, listedTypes };
  } catch (error) {
    // The page works without featured properties.
    site.logError(error);
    return { featured: [], listedTypes: [] };
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("home.title")} description={t("home.description")} />
      <OrganisationData />
      <HomeHero search={<HomeSearch listedTypes={loaderData.listedTypes} />} />
      <FeaturedProperties properties={loaderData.featured} />
      <ActionCards />
      <LandConverter />
    </>
  );
}
