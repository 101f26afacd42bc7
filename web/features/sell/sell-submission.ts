import { submissionFormSchema } from "#domain/sell/submission.ts";
import { submitProperty } from "#web/api/public-forms.ts";
import { formResolver } from "#web/forms/form-resolver.ts";

export const resolver = formResolver(submissionFormSchema);
export const send = submitProperty;
