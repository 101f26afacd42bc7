import { localize } from "#domain/settings/local-text.ts";
import { organisationData } from "#web/features/head/organisation-data.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { StructuredData } from "#web/features/head/structured-data.tsx";
import { ActionCards } from "#web/features/home/action-cards.tsx";
import { HomeHero } from "#web/features/home/home-hero.tsx";
import { FeaturedProperties } from "#web/features/properties/featured-properties.tsx";
import { HomeSearch } from "#web/features/search/home-search.tsx";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useHomeTranslation } from "#web/i18n/home-messages.ts";
import { heroPicture } from "#web/pictures/hero-pictures.ts";
import { siteContext } from "#web/site-context.ts";
import type { Route } from "./+types/home.ts";

// At the end of the page.
const LandConverter = deferHydration(
  async () => (await import("#web/features/land/land-converter.tsx")).LandConverter,
);

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { pages, looks, promises } = site.settings;
  const own = {
    texts: localize(pages.home, site.language),
    structuredData: [organisationData(site)],
    picture: heroPicture(looks, "home"),
    checksPapers: promises.checksPapers,
  };
  try {
    const [featured, listedTypes] = await Promise.all([
      site.data.featuredProperties(site.language),
      site.data.listedTypes("sale"),
    ]);
    return { ...own, featured, listedTypes, hasListings: listedTypes.length > 0 };
  } catch (error) {
    // The page works without featured properties.
    site.logError(error);
    return { ...own, featured: [], listedTypes: [], hasListings: true };
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useHomeTranslation();
  return (
    <>
      <PageHead title={t("home.title")} description={loaderData.texts.description} />
      <StructuredData scripts={loaderData.structuredData} />
      <HomeHero
        picture={loaderData.picture}
        lead={loaderData.texts.lead}
        search={<HomeSearch listedTypes={loaderData.listedTypes} />}
      />
      <FeaturedProperties properties={loaderData.featured} hasListings={loaderData.hasListings} />
      <ActionCards checksPapers={loaderData.checksPapers} />
      <LandConverter />
    </>
  );
}
