import { problemSchema } from "#domain/problems.ts";

type Response = Readonly<{ json: () => unknown }>;

export function problemCode(response: Response): string {
  return problemSchema.parse(response.json()).code;
}

export function problemFields(response: Response) {
  return problemSchema.parse(response.json()).fields ?? {};
}

/** The codes of each field. */
export function problemCodes(response: Response): Record<string, string[]> {
  const fields = Object.entries(problemFields(response));
  return Object.fromEntries(fields.map(([field, problems]) => [field, problems.map(({ code }) => code)]));
}
