import type { JobRow } from "#domain/jobs/job.ts";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { Badge } from "#web/ui/badge.tsx";

type Props = Readonly<{ job: Pick<JobRow, "finished_on" | "is_example"> }>;

export function JobBadges({ job: { finished_on, is_example } }: Props) {
  const { t } = useJobTranslation();
  const state = finished_on === null ? "ongoing" : "finished";
  return (
    <>
      <Badge tone={state === "finished" ? "green" : "blue"}>{t(`states.${state}`)}</Badge>
      {is_example && <Badge>{t("example")}</Badge>}
    </>
  );
}
