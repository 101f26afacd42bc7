import * as z from "zod/mini";
import {
  type Lead,
  type LeadChange,
  type LeadStatus,
  leadChangeSchema,
  leadSchema,
  leadStatuses,
} from "#domain/leads/lead.ts";
import type { TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useOwners } from "#web/admin/owners/use-owners.ts";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { leadPageParameters } from "./lead-address.ts";
import { changeLead } from "./lead-calls.ts";

type Values = Readonly<{ status: LeadStatus; owner_id: string; next_step: string; next_step_on: string }>;

/** LE1: the editor of what staff change of a lead, which stays open and follows their colleagues' changes. */
export function useLeadForm(loaded: TaggedRow<Lead>) {
  const { t } = useAdminTranslation();
  const canAssign = useAccessScope("owners") === "all";
  const { id, owner_id: ownerId, owner_name: owner } = loaded.row;
  const known = useOwners();
  const isKnown = ownerId === null || known.some((account) => account.id === ownerId);
  const owners = [...known, ...(isKnown ? [] : [{ id: ownerId, name: owner ?? "" }])].map((account) => ({
    value: String(account.id),
    label: account.name,
  }));
  const statuses = leadStatuses.map((value) => ({ value, label: t(`leads.statuses.${value}`) }));
  const labelIn = (options: typeof owners) => (value: string) =>
    options.find((option) => option.value === value)?.label ?? value;

  const editor = useEditor<Values, LeadChange, Lead>({
    resource: "leads",
    shownBy: leadPageParameters,
    staysOpen: true,
    loaded,
    schema: z.pipe(
      z.transform(
        ({ owner_id, next_step_on, ...rest }: Values): z.input<typeof leadChangeSchema> => ({
          ...rest,
          ...(canAssign && { owner_id: owner_id === "" ? null : Number(owner_id) }),
          next_step_on: next_step_on || null,
        }),
      ),
      leadChangeSchema,
    ),
    valuesOf: (lead) => ({
      status: lead?.status ?? "new",
      owner_id: String(lead?.owner_id ?? ""),
      next_step: lead?.next_step ?? "",
      next_step_on: lead?.next_step_on ?? "",
    }),
    readRow: leadSchema.parse,
    fields: {
      status: { label: t("leads.filters.status"), option: labelIn(statuses) },
      owner_id: { label: t("leads.filters.owner"), option: labelIn(owners) },
      next_step: { label: t("leads.nextStep") },
      next_step_on: { label: t("leads.nextStepOn") },
    },
    errorName: ([name = ""]) => name,
    save: ({ etag, input }) => changeLead(id, input, etag),
    saved: () => ({ title: t("leads.saved") }),
    failed: t("leads.changeFailed"),
  });
  return { ...editor, canAssign, owners, statuses };
}
