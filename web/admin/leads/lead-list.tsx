import type { Lead } from "#domain/leads/lead.ts";
import { leadSchema } from "#domain/leads/lead.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ListRows } from "#web/admin/list/list-rows.tsx";
import { useResourcePage } from "#web/admin/list/use-resource-page.ts";
import { SelectRow } from "#web/admin/selection/select-row.tsx";
import { EmptyMessagesArt } from "#web/art/drawings.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { DeadlineClock } from "./deadline-clock.tsx";
import { DueText } from "./due-text.tsx";
import { leadAddress } from "./lead-address.ts";
import { LeadOrigin, StatusBadge, useLeadName } from "./lead-badges.tsx";
import { LeadBulkActions } from "./lead-bulk-actions.tsx";
import { leadFilters } from "./lead-filters.ts";

/** LE1: the filtered leads, newest first. */
export function LeadList() {
  const nameOf = useLeadName();
  const { t } = useAdminTranslation();
  const format = useFormat();
  const query = useResourcePage({
    resource: "leads",
    path: "/api/leads/",
    item: leadSchema,
    filters: leadFilters,
  });
  return (
    <div aria-busy={query.isFetching}>
      <ListRows
        query={query}
        loading={t("leads.loading")}
        failed={t("leads.failed")}
        empty={{
          art: <EmptyMessagesArt className="h-44 w-auto text-ink" />,
          title: t("leads.empty"),
          text: t("leads.emptyText"),
        }}
        filters={leadFilters}
        selecting={{ nameOf, actions: (selection) => <LeadBulkActions selection={selection} /> }}
        note={t("leads.count", { number: format.number(query.data?.count ?? 0) })}
      >
        {(leads, selectable) => (
          <ul className="border-line border-t">
            {leads.map((lead) => selectable(lead, <LeadItem lead={lead} />))}
          </ul>
        )}
      </ListRows>
    </div>
  );
}

function LeadItem({ lead }: Readonly<{ lead: Lead }>) {
  const nameOf = useLeadName();
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
