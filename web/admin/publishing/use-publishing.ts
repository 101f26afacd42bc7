import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { queriesOf } from "#web/admin/calls/queries-of.ts";
import { useCall } from "#web/admin/calls/use-call.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { makeListing, reopenSubmission } from "./submission-calls.ts";

export const undoDurationMs = 10_000;

/** Where the editor of a listing is. */
export function listingEditor(id: number): string {
  return `?tab=listings&edit=${id}`;
}

/** LE5: makes a listing of a submission and opens its editor, or takes a decline back. */
export function usePublishing({ id, propert_title: name }: LooseSubmission) {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const failed = t("sell.publishing.failed");
  const changed = queriesOf("sell", "leads", "properties");
  const making = useCall({
    call: () => makeListing(id),
    done: () => ({ title: t("sell.publishing.made"), text: t("sell.publishing.madeText", { name }) }),
    failed,
    changed,
    onSuccess: (_, propertyId) => void navigate(listingEditor(propertyId)),
  });
  const reopening = useCall({
    call: () => reopenSubmission(id),
    done: () => ({ title: t("sell.publishing.reopened"), text: name }),
    failed,
    changed,
  });
  return { making, reopening, refresh: () => client.invalidateQueries(changed) };
}
