import { useQuery } from "@tanstack/react-query";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { PublishingPanel } from "./publishing-panel.tsx";
import { fetchSubmission } from "./submission-calls.ts";

/** LE5: the submission that a lead came from, to make a listing of it or to decline it. */
export function LeadSubmission({ id }: Readonly<{ id: number }>) {
  const { data } = useQuery({
    queryKey: ["sell", "one", id],
    queryFn: () => fetchSubmission(id),
    refetchInterval: useRefreshInterval({ hasTopic: false }),
  });
  return data && <PublishingPanel submission={data} />;
}
