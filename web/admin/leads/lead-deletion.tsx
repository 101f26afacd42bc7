import Trash2 from "lucide-react/icons/trash-2";
import { useNavigate } from "react-router";
import type { Lead } from "#domain/leads/lead.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useDeletion } from "#web/admin/list/use-deletion.tsx";
import { Button } from "#web/ui/button.tsx";
import { useLeadName } from "./lead-badges.tsx";

/** LE6: deletes an enquiry, and what staff added by hand, which have no list of their own. */
export function LeadDeletion({ lead }: Readonly<{ lead: Lead }>) {
  const nameOf = useLeadName();
  const { t } = useAdminTranslation();
  const navigate = useNavigate();
  const deletion = useDeletion<Lead>({
    kind: "enquiries",
    resource: "leads",
    idOf: ({ source_id: id }) => id,
    nameOf,
    texts: { question: t("leads.deletion.question"), confirm: t("leads.deletion.delete") },
    done: (row) => ({
      title: t("leads.deletion.done"),
      text: t("leads.deletion.doneText", { name: nameOf(row) }),
    }),
    failed: t("leads.deletion.failed"),
    onRemoved: () => void navigate("?tab=leads", { replace: true }),
  });
  if (lead.kind !== "enquiry" && lead.kind !== "visit") return null;
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<Trash2 />}
        className="-ml-3 justify-self-start"
        isBusy={deletion.isRemoving}
        onClick={() => deletion.ask(lead)}
      >
        {t("leads.deletion.delete")}
      </Button>
      {deletion.dialog}
    </>
  );
}
