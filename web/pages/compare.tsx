import { data, useRevalidator } from "react-router";
import { comparePath, idsParameter, maxCompared, readListingIds } from "#domain/saved/listing-ids.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { Comparison } from "#web/features/saved/comparison.tsx";
import { NothingCompared } from "#web/features/saved/nothing-compared.tsx";
import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { siteContext } from "#web/site-context.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import type { Route } from "./+types/compare.ts";
import { ignoreHashChanges } from "./ignore-hash-changes.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const ids = readListingIds(new URL(request.url).searchParams.get(idsParameter), maxCompared);
  try {
    const properties = await site.data.propertiesByIds(ids, site.language);
    return data({ properties, missing: ids.length - properties.length });
  } catch (error) {
    site.logError(error);
    return data({ properties: null, missing: 0 }, { status: 503 });
  }
}

export const shouldRevalidate = ignoreHashChanges;

/** VT1 */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { t } = useSavedTranslation();
  return (
    <>
      <PageHead
        title={t("comparison.title")}
        description={t("comparison.description")}
        path={comparePath}
        noindex
      />
      <div className="page-width pt-8">
        <PageHeading className="mb-4 text-3xl">{t("comparison.title")}</PageHeading>
        <Compared {...loaderData} />
      </div>
    </>
  );
}

function Compared({ properties, missing }: Route.ComponentProps["loaderData"]) {
  const { t } = useSavedTranslation();
  const format = useFormat();
  const { revalidate, state } = useRevalidator();
  if (!properties)
    return (
      <ErrorState title={t("comparison.failed")} onRetry={revalidate} isRetrying={state === "loading"} />
    );
  return (
    <>
      {missing > 0 && (
        <div className="mb-4">
          <Notice>{t("sent.missing", { number: format.number(missing) })}</Notice>
        </div>
      )}
      {properties.length > 0 ? (
        <Comparison properties={properties} />
      ) : (
        <NothingCompared isAsked={missing > 0} />
      )}
    </>
  );
}
