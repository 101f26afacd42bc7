import { PageHead } from "#web/features/head/page-head.tsx";
import { loadProperties } from "#web/features/search/load-properties.ts";
import { usePropertyListTranslation } from "#web/i18n/property-list-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { siteContext } from "#web/site-context.ts";
import type { Route } from "./+types/buy.ts";
import { PropertyList } from "./property-list.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return loadProperties("sale", request, context.get(siteContext));
}

export default function Buy({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { t: list } = usePropertyListTranslation();
  return (
    <>
      <PageHead
        title={t("properties.buyTitle")}
        description={list("buyDescription")}
        page={loaderData.page?.page}
        feed={loaderData.feed}
      />
      <PropertyList listing="sale" title={t("properties.buyTitle")} lead={list("buyLead")} {...loaderData} />
    </>
  );
}
