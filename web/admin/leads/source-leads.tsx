import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import MailCheck from "lucide-react/icons/mail-check";
import { createContext, type ReactNode, use } from "react";
import type { Lead } from "#domain/leads/lead.ts";
import { leadKinds } from "#domain/leads/lead-kind.ts";
import { rowKindOfLead } from "#domain/rows/kinds.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { RowList } from "#web/admin/list/use-row-list.ts";
import type { InboxKind } from "#web/admin/storage/inbox-kinds.ts";
import { useBrowserReadFlags } from "#web/admin/storage/use-read-flags.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ArrowLink } from "#web/ui/text-link.tsx";
import { leadAddress, replyAddress } from "./lead-address.ts";
import { changeLead, fetchLead, fetchLeads } from "./lead-calls.ts";

/** The leads of a list's rows, by the id of the row. */
const SourceLeadsContext = createContext<ReadonlyMap<number, Lead>>(new Map());

type Props = Readonly<{ list: Pick<RowList<{ id: number }>, "kind" | "query">; children: ReactNode }>;

/** LE1: the rows of the specified lists are views of leads, which know what is new. Other API hosts have none. */
export function SourceLeads({ list: { kind, query }, children }: Props) {
  const ids = query.data?.results.map(({ id }) => id) ?? [];
  const sources = ids.join(",");
  const { data } = useQuery({
    queryKey: ["leads", "sources", kind, sources],
    queryFn: () =>
      fetchLeads({
        kind: leadKinds.find((made) => rowKindOfLead[made] === kind) ?? "",
        sources,
        page_size: String(ids.length),
      }),
    enabled: apiHas("leads") && ids.length > 0,
    placeholderData: (previous) => previous,
  });
  const leads = new Map(data?.results.map((lead) => [lead.source_id, lead] as const));
  return <SourceLeadsContext value={leads}>{children}</SourceLeadsContext>;
}

function useSourceLead(id: number): Lead | undefined {
  return use(SourceLeadsContext).get(id);
}

/** LE1: whether nobody has seen a row yet, the same for all staff. Without leads, this browser remembers it. */
export function useReadFlags(kind: InboxKind) {
  const leads = use(SourceLeadsContext);
  const browser = useBrowserReadFlags(kind);
  const client = useQueryClient();
  const marking = useMutation({
    mutationFn: (id: number) => changeLead(id, { is_new: false }),
    onSettled: () => client.invalidateQueries({ queryKey: ["leads"] }),
  });
  return {
    isRead: (id: number) => (apiHas("leads") ? leads.get(id)?.is_new !== true : browser.isRead(id)),
    markAsRead(id: number) {
      const lead = leads.get(id);
      if (lead) marking.mutate(lead.id);
      else browser.markAsRead(id);
    },
  };
}

type ReadFlagsProps = Readonly<{
  kind: InboxKind;
  children: (flags: ReturnType<typeof useReadFlags>) => ReactNode;
}>;

/** The flags for a cell of a table, whose columns are made outside of `SourceLeads`. */
export function ReadFlags({ kind, children }: ReadFlagsProps) {
  return children(useReadFlags(kind));
}

/** LE4: leads to the reply that is recorded, if the row's lead can be answered by e-mail. */
export function RecordedReplyLink({ sourceId }: Readonly<{ sourceId: number }>) {
  const { t } = useAdminTranslation();
  const id = useSourceLead(sourceId)?.id;
  const { data } = useQuery({
    // Not below "leads", which is read again after a deletion: the lead would be gone.
    queryKey: ["recorded-reply", id],
    queryFn: () => fetchLead(id ?? 0),
    enabled: id !== undefined,
  });
  if (id === undefined || !data?.lead.can_reply_by_mail) return null;
  return (
    <ButtonLink look="secondary" to={replyAddress(id)} icon={<MailCheck />}>
      {t("leads.reply.here")}
    </ButtonLink>
  );
}

/** Leads from a row of a specified list to its lead. */
export function LeadLink({ sourceId }: Readonly<{ sourceId: number }>) {
  const { t } = useAdminTranslation();
  const lead = useSourceLead(sourceId);
  // Keeps its place until the lead is known, so that the card does not grow.
  if (!lead) return apiHas("leads") && <span aria-hidden className="touch block" />;
  return <ArrowLink to={leadAddress(lead.id)}>{t("leads.openLead")}</ArrowLink>;
}
