import { useQueryClient } from "@tanstack/react-query";
import Copy from "lucide-react/icons/copy";
import ExternalLink from "lucide-react/icons/external-link";
import FilePlus2 from "lucide-react/icons/file-plus-2";
import HardHat from "lucide-react/icons/hard-hat";
import Pencil from "lucide-react/icons/pencil";
import Printer from "lucide-react/icons/printer";
import Send from "lucide-react/icons/send";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Estimate } from "#domain/estimates/estimate.ts";
import { canRevise } from "#domain/estimates/estimate-states.ts";
import { useConfirmedCall } from "#web/admin/calls/use-confirmed-call.tsx";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { BeginJobDialog } from "#web/admin/job-beginning/begin-job-dialog.tsx";
import { Button, ButtonAnchor, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.ts";
import { estimateAddress } from "./estimate-address.ts";
import { actOnEstimate, beginJob, deleteEstimate } from "./estimate-calls.ts";

type Props = Readonly<{ estimate: Estimate; onEdit: () => void }>;

/** CN2, CN3: one of them is the next step; the others are secondary. */
export function EstimateActions({ estimate, onEdit }: Props) {
  const { t } = useEstimateTranslation();
  const actions = useActions(estimate);
  const isDraft = estimate.state === "draft";
  const problem = isDraft ? findProblem(estimate) : null;
  const canDelete = estimate.is_example || estimate.versions.every(({ state }) => state === "draft");
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {isDraft && (
          <>
            <Button icon={<Send />} disabled={problem !== null} onClick={() => actions.ask("send")}>
              {t("actions.send")}
            </Button>
            <Button look="secondary" icon={<Pencil />} onClick={onEdit}>
              {t("actions.edit")}
            </Button>
          </>
        )}
        {estimate.state === "accepted" && <JobButton estimate={estimate} />}
        {canRevise(estimate.versions.map(({ state }) => state)) && (
          <Button
            look="secondary"
            icon={<FilePlus2 />}
            isBusy={actions.isCalling("revise")}
            onClick={() => actions.call("revise")}
          >
            {t("actions.revise")}
          </Button>
        )}
        {estimate.page_url && (
          <ButtonAnchor
            look="secondary"
            icon={<ExternalLink />}
            href={estimate.page_url}
            target="_blank"
            rel="noreferrer"
          >
            {t("actions.link")}
          </ButtonAnchor>
        )}
        <Button look="secondary" icon={<Printer />} onClick={() => window.print()}>
          {t("actions.print")}
        </Button>
        <Button
          look="quiet"
          icon={<Copy />}
          isBusy={actions.isCalling("duplicate")}
          onClick={() => actions.call("duplicate")}
        >
          {t("actions.duplicate")}
        </Button>
        {estimate.page_url && (
          <Button look="quiet" onClick={() => actions.ask("renew-link")}>
            {t("actions.renewLink")}
          </Button>
        )}
        {canDelete && (
          <Button look="quiet" icon={<Trash2 />} onClick={() => actions.ask("delete")}>
            {t("actions.delete")}
          </Button>
        )}
      </div>
      {problem && <Notice tone="warning">{t(`incomplete.${problem}`)}</Notice>}
      {actions.dialog}
    </>
  );
}

/** CN4: the next step after acceptance. */
function JobButton({ estimate: { id, job_id } }: Readonly<{ estimate: Estimate }>) {
  const { t } = useEstimateTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  async function begin(template: string) {
    const job = await beginJob(id, template);
    showToast({ tone: "success", title: t("actions.jobBegun") });
    void client.invalidateQueries({ queryKey: ["estimates"] });
    void navigate(`?tab=jobs&job=${job.id}`);
  }
  const hat = <HardHat />;
  if (job_id !== null)
    return (
      <ButtonLink icon={hat} to={`?tab=jobs&job=${job_id}`}>
        {t("actions.openJob")}
      </ButtonLink>
    );
  return (
    <>
      <Button icon={hat} onClick={() => setOpen(true)}>
        {t("actions.job")}
      </Button>
      <BeginJobDialog isOpen={isOpen} onClose={() => setOpen(false)} begin={begin} />
    </>
  );
}

/** Why the draft can't be sent yet. */
function findProblem(estimate: Estimate): "sections" | "rates" | null {
  if (!estimate.sections.some(({ lines }) => lines.length > 0)) return "sections";
  const { has_overhead, overhead_percent, has_vat, vat_percent } = estimate;
  const lacksRate = (has_overhead && overhead_percent === null) || (has_vat && vat_percent === null);
  return lacksRate ? "rates" : null;
}

const done = {
  send: "actions.sent",
  revise: "actions.revised",
  duplicate: "actions.duplicated",
  "renew-link": "actions.renewLinkDone",
  delete: "actions.deleted",
} as const;
type Action = keyof typeof done;

function useActions({ id, client_email }: Estimate) {
  const { t } = useEstimateTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const questions = {
    send: [t("actions.send"), t(client_email === null ? "actions.sendNoMail" : "actions.sendQuestion")],
    "renew-link": [t("actions.renewLink"), t("actions.renewLinkQuestion")],
    delete: [t("actions.delete"), t("actions.deleteQuestion")],
  } as const;
  return useConfirmedCall({
    call: async (action: Action) => (action === "delete" ? deleteEstimate(id) : actOnEstimate(id, action)),
    question(action: keyof typeof questions) {
      const [title, text] = questions[action];
      return { title, text, confirm: title, isDangerous: action !== "send" };
    },
    done: (action) => t(done[action]),
    failed: t("actions.failed"),
    changed: { queryKey: ["estimates"] },
    onSuccess(action, estimate) {
      if (action === "duplicate" && estimate) void navigate(estimateAddress(estimate.id));
      if (action !== "delete") return;
      client.removeQueries({ queryKey: ["estimates", "details", id] });
      void navigate("?tab=estimates", { replace: true });
    },
  });
}
