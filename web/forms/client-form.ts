import { data } from "react-router";
import * as z from "zod/mini";
import { problemStatuses } from "#domain/problems.ts";

const maxBodyBytes = 30_000;
/** Problems that the client can do something about. */
const problemSchema = z.object({
  code: z.enum(["state_changed", "invalid_input", "too_many_requests"]),
  fields: z.optional(z.record(z.string(), z.array(z.object({ code: z.string() })))),
});

/** What came of a form on the page of an estimate or a job. */
export type ClientOutcome = Readonly<{
  /** What was typed, but for the code. */
  fields: Readonly<Record<string, string>>;
  /** Null if it was done. */
  problem: z.infer<typeof problemSchema>["code"] | "failed" | null;
  /** The first error code of each field. */
  codes: Readonly<Record<string, string | undefined>>;
}>;

/** Does what a client asked for by a form without JavaScript. `asked` is in the address of the form, the rest in its body. */
export async function handleClientForm<Asked extends object>(
  request: Request,
  asked: Asked,
  /** False if there is no such page. */
  act: (form: Readonly<Record<string, string>>) => Promise<boolean>,
  logError: (error: unknown) => void,
) {
  const form = Object.fromEntries(new URLSearchParams((await request.text()).slice(0, maxBodyBytes)));
  const { code: _code, ...fields } = form;
  const done: Asked & ClientOutcome = { ...asked, fields, problem: null, codes: {} };
  try {
    return (await act(form)) ? data(done) : data(null, { status: 404 });
  } catch (error) {
    const { data: problem } = problemSchema.safeParse(error);
    if (!problem) logError(error);
    const codes = Object.fromEntries(
      Object.entries(problem?.fields ?? {}).map(([field, [first]]) => [field, first?.code]),
    );
    const failed: Asked & ClientOutcome = { ...done, problem: problem?.code ?? "failed", codes };
    return data(failed, { status: problem ? problemStatuses[problem.code] : 503 });
  }
}
