import { readRowId } from "#domain/row-id.ts";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { jobParameter } from "./job-address.ts";
import { JobList } from "./job-list.tsx";
import { JobView } from "./job-view.tsx";

/** CN4: the job that the URL names, else all of them. */
export function JobsTab() {
  const id = readRowId(useListParameters().get(jobParameter));
  return id === undefined ? <JobList /> : <JobView key={id} id={id} />;
}
