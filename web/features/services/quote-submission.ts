import {
  type Quote,
  quoteFormSchema,
  toServiceRequestInput,
} from "#domain/service-requests/service-request.ts";
import { requestService } from "#web/api/public-forms.ts";
import type { SendForm } from "#web/forms/deferred-submission.ts";
import { formResolver } from "#web/forms/form-resolver.ts";

export const resolver = formResolver(quoteFormSchema);
export const send: SendForm<Quote> = (quote, ...rest) =>
  requestService(toServiceRequestInput(quote), ...rest);
