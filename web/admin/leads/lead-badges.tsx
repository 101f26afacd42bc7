import type { Lead, LeadStatus } from "#domain/leads/lead.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";

const tones: Readonly<Record<LeadStatus, BadgeTone>> = {
  new: "blue",
  contacted: "yellow",
  visit: "orange",
  negotiating: "orange",
  won: "green",
  lost: "grey",
};

export function StatusBadge({ status }: Readonly<{ status: LeadStatus }>) {
  const { t } = useAdminTranslation();
  return <Badge tone={tones[status]}>{t(`leads.statuses.${status}`)}</Badge>;
}

/** LE1: how a lead came: what the visitor sent, or the way to the office. */
export function LeadOrigin({ lead: { kind, channel } }: Readonly<{ lead: Pick<Lead, "kind" | "channel"> }>) {
  const { t } = useAdminTranslation();
  return channel === "web" ? t(`leads.kinds.${kind}`) : t(`leads.channels.${channel}`);
}

/** What a lead is called: the visitor's name, else how to reach them. */
export function useLeadName() {
  const format = useFormat();
  return ({ name, phone, email }: Pick<Lead, "name" | "phone" | "email">): string =>
    name || format.digits(phone ?? "") || email || "–";
}
