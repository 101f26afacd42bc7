import { useQueries } from "@tanstack/react-query";
import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import { useEffect, useState } from "react";
import { type Lead, type LeadStatus, leadStatuses } from "#domain/leads/lead.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { ActionMenu } from "#web/ui/action-menu.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { showToast } from "#web/ui/toast.ts";
import { DeadlineClock } from "./deadline-clock.tsx";
import { DueText } from "./due-text.tsx";
import { leadAddress } from "./lead-address.ts";
import { LeadOrigin, useLeadName } from "./lead-badges.tsx";
import { changeLead, fetchLeads } from "./lead-calls.ts";
import { leadFilters } from "./lead-filters.ts";
import { useLeadAction } from "./use-lead-action.ts";

/** The rest of a column is reached through the list. */
const maxPerColumn = 50;

type Move = Readonly<{ lead: Lead; to: LeadStatus }>;

/** LE1: leads in columns by status. A card is moved by dragging it, or by its menu. */
export function LeadBoard() {
  const { t } = useAdminTranslation();
  const address = useListParameters();
  const filters = Object.fromEntries(leadFilters.map((name) => [name, address.get(name)]));
  const refetchInterval = useRefreshInterval();
  const columns = useQueries({
    queries: leadStatuses.map((status) => ({
      queryKey: ["leads", "column", status, filters],
      queryFn: () => fetchLeads({ ...filters, status, page_size: String(maxPerColumn) }),
      refetchInterval,
      placeholderData: (previous: Awaited<ReturnType<typeof fetchLeads>> | undefined) => previous,
    })),
  });
  const { moves, move } = useMoves();
  const [dragged, setDragged] = useState<Lead | null>(null);
  // While columns are read again one by one, two of them may have the same lead: the newest answer counts.
  const read = columns.toSorted((a, b) => a.dataUpdatedAt - b.dataUpdatedAt);
  const known = read.flatMap(({ data }) => data?.results ?? []).map((lead) => [lead.id, lead] as const);
  const shown = [...new Map([...known, ...moves]).values()];
  if (columns.some(({ isError, data }) => isError && !data))
    return <Notice tone="danger" title={t("leads.failed")} isAlert />;
  return (
    <div className="-mx-1 flex snap-x gap-3 overflow-x-auto px-1 pb-3">
      {leadStatuses.map((status, index) => (
        <Column
          key={status}
          status={status}
          count={columns[index]?.data?.count}
          leads={shown.filter((lead) => lead.status === status)}
          onDrag={setDragged}
          onDrop={() => dragged && dragged.status !== status && move({ lead: dragged, to: status })}
          onMove={(lead, to) => move({ lead, to })}
        />
      ))}
    </div>
  );
}

/** Moved cards are shown in their new column at once, and the focus follows them. */
function useMoves() {
  const nameOf = useLeadName();
  const { t } = useAdminTranslation();
  const [moves, setMoves] = useState<ReadonlyMap<number, Lead>>(new Map());
  const [movedId, setMovedId] = useState<number | null>(null);
  const changing = useLeadAction(({ lead, to }: Move) => changeLead(lead.id, { status: to }), {
    onDone: ({ lead, to }) =>
      showToast({
        tone: "success",
        title: t("leads.moved", { name: nameOf(lead), status: t(`leads.statuses.${to}`) }),
        action: {
          label: t("list.deletion.undo"),
          onPress: () => move({ lead: { ...lead, status: to }, to: lead.status }),
        },
      }),
    // Unless the card was moved again in the meantime.
    onSettled: ({ lead, to }) =>
      setMoves((now) => new Map([...now].filter(([id, { status }]) => id !== lead.id || status !== to))),
  });
  function move(change: Move) {
    const { lead, to } = change;
    setMoves((now) => new Map(now).set(lead.id, { ...lead, status: to }));
    setMovedId(lead.id);
    changing.mutate(change);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that moved again gets the focus again
  useEffect(() => {
    if (movedId !== null) document.querySelector<HTMLElement>(`[data-lead="${movedId}"] button`)?.focus();
  }, [movedId, moves]);
  return { moves, move };
}

type ColumnProps = Readonly<{
  status: LeadStatus;
  count: number | undefined;
  leads: readonly Lead[];
  onDrag: (lead: Lead | null) => void;
  onDrop: () => void;
  onMove: (lead: Lead, to: LeadStatus) => void;
}>;

function Column({ status, count, leads, onDrag, onDrop, onMove }: ColumnProps) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const [isOver, setOver] = useState(false);
  const title = t(`leads.statuses.${status}`);
  return (
    <section
      aria-label={title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
      className={`flex min-h-64 w-64 shrink-0 snap-start flex-col rounded-lg p-2 xl:w-auto xl:min-w-44 xl:grow xl:basis-0 ${isOver ? "bg-indigo-soft" : "bg-sunken"}`}
    >
      <h3 className="flex items-baseline justify-between px-1 pb-2 text-base">
        {title}
        {count !== undefined && (
          <span className="figures font-normal font-sans text-ink-soft text-sm">{format.number(count)}</span>
        )}
      </h3>
      <ul className="grid gap-2">
        {leads.map((lead) => (
          <BoardCard key={lead.id} lead={lead} onDrag={onDrag} onMove={(to) => onMove(lead, to)} />
        ))}
      </ul>
      {count !== undefined && count > maxPerColumn && (
        <TextLink to={`?tab=leads&status=${status}`} className="touch inline-flex items-center px-1 text-sm">
          {t("leads.allInList", { number: format.number(count) })}
        </TextLink>
      )}
    </section>
  );
}

type CardProps = Readonly<{
  lead: Lead;
  onDrag: (lead: Lead | null) => void;
  onMove: (to: LeadStatus) => void;
}>;

function BoardCard({ lead, onDrag, onMove }: CardProps) {
  const nameOf = useLeadName();
  const { t } = useAdminTranslation();
  const name = nameOf(lead);
  return (
    <li
      data-lead={lead.id}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", name);
        event.dataTransfer.effectAllowed = "move";
        onDrag(lead);
      }}
      onDragEnd={() => onDrag(null)}
      className="cursor-grab rounded-md border border-line bg-surface pt-2 pr-1 pb-1 pl-3 shadow-sm active:cursor-grabbing"
    >
      <p className="pr-2 wrap-anywhere">
        <TextLink to={leadAddress(lead.id)} draggable={false} className="py-2">
          <LangText>{name}</LangText>
        </TextLink>
      </p>
      <p className="line-clamp-2 pr-2 text-sm wrap-anywhere">
        <LangText>{lead.about}</LangText>
      </p>
      <div className="flex items-end justify-between gap-1 text-sm">
        <div className="grid min-w-0 gap-0.5 pb-1">
          <p className="text-ink-soft">
            <LeadOrigin lead={lead} />
            {lead.owner_name && ` · ${lead.owner_name}`}
          </p>
          {lead.promised_until && <DeadlineClock until={lead.promised_until} />}
          <DueText lead={lead} />
        </div>
        <ActionMenu
          label={t("leads.move", { name })}
          title={t("leads.moveTo")}
          icon={<ArrowRightLeft aria-hidden />}
          actions={leadStatuses
            .filter((status) => status !== lead.status)
            .map((status) => ({
              key: status,
              label: t(`leads.statuses.${status}`),
              onPress: () => onMove(status),
            }))}
        />
      </div>
    </li>
  );
}
