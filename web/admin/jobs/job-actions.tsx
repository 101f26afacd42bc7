import Check from "lucide-react/icons/check";
import ExternalLink from "lucide-react/icons/external-link";
import Eye from "lucide-react/icons/eye";
import Pencil from "lucide-react/icons/pencil";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { canEdit, canFinish, type Job } from "#domain/jobs/job.ts";
import { useConfirmedCall } from "#web/admin/calls/use-confirmed-call.tsx";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { actOnJob } from "./job-calls.ts";
import { PublishDialog } from "./publish-dialog.tsx";

type Props = Readonly<{ job: Job; onEdit: () => void }>;
type Action = Parameters<typeof actOnJob>[1];

/** CN4, CN10: one of them is the next step; the others are secondary. */
export function JobActions({ job, onEdit }: Props) {
  const { t } = useJobTranslation();
  const [isPublishing, setPublishing] = useState(false);
  const actions = useConfirmedCall({
    call: (action: Action) => actOnJob(job.id, action),
    question: (action) => ({
      title: t(`actions.${action}`),
      text: t(`actions.${action}Question`),
      confirm: t(`actions.${action}`),
      isDangerous: action === "renew-link" || action === "unpublish",
    }),
    done: (action) => t(`actions.${action}Done`),
    failed: t("actions.failed"),
    changed: { queryKey: ["jobs"] },
  });
  const isReady = canFinish(job);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {isReady && (
          <Button icon={<Check />} onClick={() => actions.ask("finish")}>
            {t("actions.finish")}
          </Button>
        )}
        {canEdit(job) && (
          <Button look={isReady ? "secondary" : "primary"} icon={<Pencil />} onClick={onEdit}>
            {t("overview.edit")}
          </Button>
        )}
        {job.finished_on !== null && (
          <Button look="secondary" icon={<Undo2 />} onClick={() => actions.ask("reopen")}>
            {t("actions.reopen")}
          </Button>
        )}
        <Button look="secondary" icon={<Eye />} onClick={() => setPublishing(true)}>
          {t(job.project_id === null ? "actions.publish" : "actions.changePublic")}
        </Button>
        <ButtonAnchor
          look="secondary"
          icon={<ExternalLink />}
          href={job.page_url}
          target="_blank"
          rel="noreferrer"
        >
          {t("actions.link")}
        </ButtonAnchor>
        {job.project_id !== null && (
          <Button look="quiet" onClick={() => actions.ask("unpublish")}>
            {t("actions.unpublish")}
          </Button>
        )}
        <Button look="quiet" onClick={() => actions.ask("renew-link")}>
          {t("actions.renew-link")}
        </Button>
      </div>
      <PublishDialog job={job} isOpen={isPublishing} onClose={() => setPublishing(false)} />
      {actions.dialog}
    </>
  );
}
