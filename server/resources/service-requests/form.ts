import { serviceRequestInputSchema } from "#domain/service-requests/service-request.ts";
import type { FormDescription } from "#server/platform/http/form.ts";

export const serviceRequestForm = {
  input: serviceRequestInputSchema,
  pictures: { imag: 1 },
} satisfies FormDescription;
