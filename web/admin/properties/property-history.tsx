import { useQuery } from "@tanstack/react-query";
import { type PropertyStatus, propertyStatuses } from "#domain/properties/kinds.ts";
import type { PropertyChange } from "#domain/properties/property-change.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { HistoryLink } from "#web/admin/details/history-link.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { fetchPropertyChanges } from "./property-calls.ts";

/** LD5: the changes of a property's price and status, with who made them and when. */
export function PropertyHistory({ id }: Readonly<{ id: number }>) {
  const { t } = useAdminTranslation();
  const query = useQuery({
    queryKey: ["properties", "changes", id],
    queryFn: () => fetchPropertyChanges(id),
  });
  return (
    <DetailSection title={t("properties.detail.history")}>
      {query.isError && <p className="text-ink-soft">{t("properties.detail.historyFailed")}</p>}
      {query.data?.length === 0 && <p className="text-ink-soft">{t("properties.detail.noHistory")}</p>}
      <ol className="grid gap-3">
        {query.data?.map((change) => (
          <li key={`${change.changed_at} ${change.field}`}>
            <ChangeText change={change} />
            <p className="text-ink-soft text-sm">
              <DateTimeText iso={change.changed_at} hasOtherCalendar />
              {change.account && ` · ${change.account}`}
            </p>
          </li>
        ))}
      </ol>
      <HistoryLink kind="properties" id={id} />
    </DetailSection>
  );
}

function ChangeText({ change: { field, before, after } }: Readonly<{ change: PropertyChange }>) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const format = useFormat();
  if (field === "price") {
    const [old, now] = [format.rupees(Number(before)), format.rupees(Number(after))];
    return (
      <p className="figures font-rupee">{t("properties.detail.historyPrice", { before: old, after: now })}</p>
    );
  }
  const label = (text: string) => {
    const status: PropertyStatus | undefined = propertyStatuses.find((known) => known === text);
    return status ? site(`properties.status.${status}`) : text;
  };
  return <p>{t("properties.detail.historyStatus", { before: label(before), after: label(after) })}</p>;
}
