import { submissionFormSchema } from "#domain/sell/submission.ts";
import { submitProperty } from "#web/api/public-forms.ts";
import { formResolver } from "#web/forms/form-resolver.ts";
import { StatusLink } from "./status-link.tsx";

export const resolver = formResolver(submissionFormSchema);
/** Returns what is shown then. It is loaded with this code, because the link must not depend on another request. */
export async function send(...call: Parameters<typeof submitProperty>) {
  const url = await submitProperty(...call);
  return url && <StatusLink url={url} />;
}
