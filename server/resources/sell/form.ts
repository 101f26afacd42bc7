import { submissionInputSchema } from "#domain/sell/submission.ts";
import type { FormDescription } from "#server/platform/http/form.ts";

export const submissionForm = {
  input: submissionInputSchema,
  pictures: { image: 1 },
} satisfies FormDescription;
