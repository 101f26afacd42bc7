import { data } from "react-router";
import * as z from "zod/mini";
import {
  type ClientAction,
  clientActions,
  type EstimatePage as Page,
} from "#domain/estimates/estimate-page.ts";
import { DecisionForm } from "#web/estimates/decision-form.tsx";
import { EstimateSheet } from "#web/estimates/estimate-sheet.tsx";
import { EstimateMissing } from "#web/features/estimates/estimate-missing.tsx";
import { EstimateQuestions } from "#web/features/estimates/estimate-questions.tsx";
import { PageHead } from "#web/features/head/page-head.tsx";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useEstimatePageTranslation } from "#web/i18n/estimate-page-messages.ts";
import { useProblemTranslation } from "#web/i18n/problem-messages.ts";
import { siteContext } from "#web/site-context.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import type { Route } from "./+types/estimate.ts";

const maxBodyBytes = 30_000;
/** Problems that the client can do something about. */
const problemSchema = z.object({
  code: z.enum(["state_changed", "invalid_input", "too_many_requests"]),
  fields: z.optional(z.record(z.string(), z.array(z.object({ code: z.string() })))),
});
const statuses = { state_changed: 409, invalid_input: 400, too_many_requests: 429 } as const;

const decidedStates: ReadonlyMap<ClientAction, Page["state"]> = new Map([
  ["accept", "accepted"],
  ["decline", "declined"],
]);

type Outcome = Readonly<{
  action: ClientAction;
  /** What was typed, but for the code. */
  fields: Readonly<Record<string, string>>;
  /** Null if it was done. */
  problem: keyof typeof statuses | "failed" | null;
  /** The first error code of each field. */
  codes: Readonly<Record<string, string | undefined>>;
}>;

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  try {
    const page = await site.data.findEstimatePage(params.token, site.language);
    return page ? data({ page }) : data({ missing: "missing" as const }, { status: 404 });
  } catch (error) {
    site.logError(error);
    return data({ missing: "unavailable" as const }, { status: 503 });
  }
}

/** What to do is in the address, the rest in the body. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const asked = new URL(request.url).searchParams.get("do");
  const action = clientActions.find((one) => one === asked);
  if (!action) return data(null, { status: 400 });
  const form = Object.fromEntries(new URLSearchParams((await request.text()).slice(0, maxBodyBytes)));
  const { code: _code, ...fields } = form;
  const outcome: Outcome = { action, fields, problem: null, codes: {} };
  try {
    const isFound = await site.forms.actOnEstimate(params.token, action, form);
    return isFound ? data(outcome) : data(null, { status: 404 });
  } catch (error) {
    const { data: problem } = problemSchema.safeParse(error);
    if (!problem) site.logError(error);
    const codes = Object.fromEntries(
      Object.entries(problem?.fields ?? {}).map(([field, [first]]) => [field, first?.code]),
    );
    const failed: Outcome = { ...outcome, problem: problem?.code ?? "failed", codes };
    return data(failed, { status: problem ? statuses[problem.code] : 503 });
  }
}

/** CN3: an estimate for anyone who has its address; deciding needs a code. */
export default function EstimatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useEstimatePageTranslation();
  const messages = useProblemMessages();
  if (!("page" in loaderData))
    return (
      <>
        <PageHead title={t("missing.title")} description={t("missing.text")} path="/contact" noindex />
        <EstimateMissing reason={loaderData.missing} />
      </>
    );
  const { page } = loaderData;
  const outcome = actionData ?? undefined;
  const isAsking = outcome?.action === "ask";
  const messageOf = (field: string) => messages.field(outcome?.codes[field]);
  return (
    <>
      {/* The address is a secret, so it is in no link that a crawler or a preview of a chat would follow. */}
      <PageHead title={t("title")} description={t("description")} path="/contact" noindex />
      <div className="page-width grid max-w-4xl gap-8 py-section print:py-0">
        <header className="grid gap-3">
          <PageHeading>{page.sheet.title}</PageHeading>
          <div className="print:hidden">
            {outcome ? (
              <OutcomeNotice outcome={outcome} page={page} />
            ) : (
              page.state !== "accepted" && <State page={page} />
            )}
          </div>
          {page.state === "accepted" && <Decided page={page} />}
        </header>
        <EstimateSheet sheet={page.sheet} />
        {page.can_decide && (
          <DecisionForm
            codeTo={page.code_to}
            hasCode={outcome !== undefined && !isAsking && outcome.problem !== "too_many_requests"}
            fields={isAsking ? {} : (outcome?.fields ?? {})}
            messageOf={(field) => (isAsking ? undefined : messageOf(field))}
          />
        )}
        <EstimateQuestions
          page={page}
          text={isAsking && outcome.problem !== null ? (outcome.fields.text ?? "") : ""}
          message={isAsking ? messageOf("text") : undefined}
        />
        <p className="text-ink-soft text-sm print:hidden">{t("printHelp")}</p>
      </div>
    </>
  );
}

function State({ page }: Readonly<{ page: Page }>) {
  const { t } = useEstimatePageTranslation();
  return (
    <p className="text-ink-soft text-lg">{page.is_expired ? t("expired") : t(`states.${page.state}`)}</p>
  );
}

/** Printed, too: who accepted and when. */
function Decided({ page }: Readonly<{ page: Page }>) {
  const { t } = useEstimatePageTranslation();
  return (
    <Notice tone="success" title={t("states.accepted")}>
      {page.decided_name}, <DateText iso={page.decided_at} hasOtherCalendar />
    </Notice>
  );
}

function OutcomeNotice({ outcome, page }: Readonly<{ outcome: Outcome; page: Page }>) {
  const { t } = useEstimatePageTranslation();
  const { t: problems } = useProblemTranslation();
  const { action, problem } = outcome;
  // The button was pressed twice, or on two phones.
  const isDecidedSo = problem === "state_changed" && page.state === decidedStates.get(action);
  if (problem === null || isDecidedSo)
    return (
      <Notice tone="success" isAlert>
        {t(`done.${action}`, { to: page.code_to ?? "" })}
      </Notice>
    );
  return (
    <Notice tone="danger" isAlert>
      {problem === "failed" ? t("failed") : problems(`problems.codes.${problem}`)}
    </Notice>
  );
}
