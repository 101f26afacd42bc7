import { problemSchema } from "#domain/problems.ts";

type Response = Readonly<{ json: () => unknown }>;

export function problemCode(response: Response): string {
  return problemSchema.parse(response.json()).code;
}

export function problemFields(response: Response) {
  return problemSchema.parse(response.json()).fields ?? {};
}
