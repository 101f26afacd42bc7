import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { PermitKind } from "#domain/jobs/choices.ts";
import { jobScanKinds, maxJobScans } from "#domain/papers/job-scan.ts";
import { useLeaveGuard } from "#web/admin/editing/use-leave-guard.tsx";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { ScanAdder } from "#web/admin/papers/scan-adder.tsx";
import { ScanList } from "#web/admin/papers/scan-list.tsx";
import { useScanUploads } from "#web/admin/papers/use-scan-uploads.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { jobScans } from "./job-scan-calls.ts";
import type { JobPapers } from "./use-job-papers.ts";

type Props = Readonly<{
  jobId: number;
  /** Null for the papers of the whole job. */
  permit: PermitKind | null;
  /** What they are papers of. */
  name: string;
  papers: JobPapers;
}>;

/** The URL parameters that show this part of the job. */
const shownBy = ["tab", "job", "part"];

/** CN7: the papers of a step of the permit. Nothing is shown if they could not be loaded: the part says so once. */
export function StepPapers({ jobId, permit, name, papers: { query, actions } }: Props) {
  const { t } = useJobMoneyTranslation();
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const uploads = useScanUploads(jobScans(jobId, permit), actions.add);
  const guard = useLeaveGuard({
    isChanged: uploads.uploads.length > 0,
    isSending: false,
    shownBy,
    onDiscard: () => undefined,
  });
  if (query.isPending)
    return (
      <SkeletonGroup label={t("papers.loading")}>
        <SkeletonText lines={2} />
      </SkeletonGroup>
    );
  if (!query.data) return null;
  const room = maxJobScans - query.data.length - uploads.uploads.length;
  return (
    <div className={`grid gap-3 ${permit === null ? "" : "border-line border-t pt-3"}`}>
      <ScanList
        scans={query.data.filter((scan) => scan.permit === permit)}
        actions={actions}
        uploads={uploads}
      />
      {room <= 0 ? (
        <p className="text-ink-soft text-sm">{t("papers.full", { number: format.number(maxJobScans) })}</p>
      ) : (
        <SmallButton
          icon={<Plus />}
          className="justify-self-start"
          aria-expanded={isAdding}
          aria-label={t("papers.addTo", { name })}
          onClick={() => setAdding(!isAdding)}
        >
          {t("papers.add")}
        </SmallButton>
      )}
      {isAdding && room > 0 && (
        <ScanAdder kinds={jobScanKinds} maxFiles={maxJobScans} room={room} onAdd={uploads.add} className="" />
      )}
      {guard.dialog}
    </div>
  );
}
