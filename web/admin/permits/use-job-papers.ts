import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { JobScan } from "#domain/papers/job-scan.ts";
import { useScans } from "#web/admin/papers/use-scans.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { jobScans, jobViewsPath, loadJobScans } from "./job-scan-calls.ts";

const scansKey = (jobId: number) => ["papers", "job", jobId] as const;

/** CN7: the papers of a job. */
export function useJobPapers(jobId: number) {
  const client = useQueryClient();
  // Fetched once at each opening and then forgotten, because every fetch is recorded as a look.
  const query = useQuery({
    queryKey: scansKey(jobId),
    queryFn: () => loadJobScans(jobId),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    // The steps read the result, and they are shown when the permits have loaded, which may be later than the papers.
    notifyOnChangeProps: "all",
    retry: (failures, error) => toCallFailure(error).status === undefined && failures < 3,
  });
  const actions = useScans<JobScan>({
    folder: jobScans(jobId, null),
    viewsPath: jobViewsPath(jobId),
    changeList: (change) =>
      client.setQueryData<readonly JobScan[]>(scansKey(jobId), (scans) => scans && change(scans)),
  });
  return { query, actions };
}

export type JobPapers = ReturnType<typeof useJobPapers>;
