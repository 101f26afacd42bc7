import { useRouteLoaderData } from "react-router";
import type { PageCompany } from "#domain/settings/page-company.ts";
import type { PageLooks } from "#domain/settings/page-looks.ts";
import type { SiteContext } from "#domain/site/site-data.ts";

/** What every page gets. */
export type RootData = Pick<SiteContext, "publicUrl" | "cardBrand"> &
  Readonly<{ company: PageCompany; looks: PageLooks }>;

/** Undefined on an error page. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
