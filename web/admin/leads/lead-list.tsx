import type { Lead } from "#domain/leads/lead.ts";
import { leadSchema } from "#domain/leads/lead.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { CardSkeletons } from "#web/admin/list/card-skeletons.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { rowsPerPage, useResourcePage } from "#web/admin/list/use-resource-page.ts";
import { SelectableRowContext, SelectRow } from "#web/admin/selection/select-row.tsx";
import { SelectionBar } from "#web/admin/selection/selection-bar.tsx";
import { useSelection } from "#web/admin/selection/use-selection.ts";
import { EmptyMessagesArt } from "#web/art/drawings.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { DeadlineClock } from "./deadline-clock.tsx";
import { DueText } from "./due-text.tsx";
import { leadAddress } from "./lead-address.ts";
import { LeadOrigin, nameOf, StatusBadge } from "./lead-badges.tsx";
import { LeadBulkActions } from "./lead-bulk-actions.tsx";
import { leadFilters } from "./lead-filters.ts";

/** LE1: the filtered leads, newest first. */
export function LeadList() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const address = useListParameters();
  const query = useResourcePage({
    resource: "leads",
    path: "/api/leads/",
    item: leadSchema,
    page: address.page,
    query: Object.fromEntries(leadFilters.map((name) => [name, address.get(name)])),
  });
  const { data } = query;
  const selection = useSelection(data?.results.map(({ id }) => String(id)) ?? []);
  const isFiltered = leadFilters.some((name) => address.get(name) !== "");
  if (query.isError && !data) return <QueryError title={t("leads.failed")} query={query} />;
  if (!data) return <CardSkeletons label={t("leads.loading")} />;
  if (data.results.length === 0)
    return (
      <EmptyState
        art={<EmptyMessagesArt className="h-44 w-auto text-ink" />}
        title={t(isFiltered ? "list.nothingMatches" : "leads.empty")}
        text={t(isFiltered ? "list.nothingMatchesText" : "leads.emptyText")}
      />
    );
  return (
    <div aria-busy={query.isFetching}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <CheckboxField
          label={t("list.selection.page")}
          checked={selection.isPageSelected}
          onChange={selection.togglePage}
          className="w-fit"
        />
        <p aria-live="polite" className="figures text-ink-soft">
          {t("leads.count", { number: format.number(data.count) })}
        </p>
      </div>
      <ul className="border-line border-t">
        {data.results.map((lead) => (
          <SelectableRowContext
            key={lead.id}
            value={{ selection, rowKey: String(lead.id), name: nameOf(lead) }}
          >
            <LeadItem lead={lead} />
          </SelectableRowContext>
        ))}
      </ul>
      <Pagination page={address.page} pages={Math.max(1, Math.ceil(data.count / rowsPerPage))} />
      <SelectionBar selection={selection}>
        <LeadBulkActions selection={selection} />
      </SelectionBar>
    </div>
  );
}

function LeadItem({ lead }: Readonly<{ lead: Lead }>) {
  const { t } = useAdminTranslation();
  return (
    <li data-row={lead.id} className="flex items-start gap-3 border-line border-b py-3 sm:items-center">
      <SelectRow />
      <div className="grid min-w-0 grow gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center lg:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2">
            <TextLink to={leadAddress(lead.id)} className="-my-2.5 py-2.5">
              <LangText>{nameOf(lead)}</LangText>
            </TextLink>
            {lead.is_new && (
              <span title={t("leads.unread")} className="size-2.5 rounded-full bg-madder-edge">
                <span className="sr-only">{t("leads.unread")}</span>
              </span>
            )}
            <span className="text-ink-soft text-sm">
              <LeadOrigin lead={lead} />
            </span>
          </p>
          <p className="line-clamp-1 text-sm wrap-anywhere">
            <LangText>{lead.about}</LangText>
          </p>
          <p className="flex flex-wrap gap-x-4">
            {lead.promised_until && <DeadlineClock until={lead.promised_until} />}
            <DueText lead={lead} />
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm sm:justify-end lg:grid lg:grid-cols-[7rem_minmax(0,1fr)_9rem] lg:*:last:text-right">
          <span>
            <StatusBadge status={lead.status} />
          </span>
          <span className="wrap-anywhere">{lead.owner_name ?? t("leads.noOwner")}</span>
          <DateText iso={lead.created_at} />
        </p>
      </div>
    </li>
  );
}
