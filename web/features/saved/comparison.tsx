import { type ReactNode, useMemo, useState } from "react";
import type { Property } from "#domain/properties/property.ts";
import { compareListings } from "#domain/saved/compare-listings.ts";
import { compareLink, savedPath } from "#domain/saved/listing-ids.ts";
import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { useLandSystem } from "#web/ui/land-area.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { SendLink } from "./send-link.tsx";

/** VT1: up to four listings side by side. Without JavaScript everything works but the filter and the share sheet. */
export function Comparison({ properties }: Readonly<{ properties: readonly Property[] }>) {
  const { t } = useSavedTranslation();
  const system = useLandSystem();
  const groups = useMemo(() => compareListings(properties, system), [properties, system]);
  const ids = properties.map(({ id }) => id);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SendLink path={compareLink(ids)} label={t("send.comparison")} />
        <ButtonLink to={savedPath} look="quiet" className="noscript:hidden">
          {t("comparison.back")}
        </ButtonLink>
      </div>
      {properties.length === 1 && <Notice>{t("comparison.single")}</Notice>}
      <DifferenceFilter>
        <ComparisonTable properties={properties} groups={groups} />
      </DifferenceFilter>
    </>
  );
}

/** The rows are hidden by CSS, so that React need not render the table again. */
function DifferenceFilter({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useSavedTranslation();
  const [isOnly, setOnly] = useState(false);
  return (
    <div data-only-differences={isOnly || undefined}>
      <div className="mb-3 flex flex-wrap items-center gap-x-6">
        <CheckboxField
          className="noscript:hidden"
          label={t("comparison.onlyDifferences")}
          checked={isOnly}
          onChange={({ target }) => setOnly(target.checked)}
        />
        <p className="flex items-center gap-1.5 text-ink-soft text-sm">
          <Icon name="equal-not" className="size-4 text-madder-strong" />
          {t("comparison.legend")}
        </p>
      </div>
      {children}
    </div>
  );
}
