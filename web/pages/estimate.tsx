import { data } from "react-router";
import {
  type ClientAction,
  clientActions,
  type EstimatePage as Page,
} from "#domain/estimates/estimate-page.ts";
import { DecisionForm } from "#web/estimates/decision-form.tsx";
import { EstimateSheet } from "#web/estimates/estimate-sheet.tsx";
import { EstimateQuestions } from "#web/features/estimates/estimate-questions.tsx";
import { PageHead } from "#web/features/head/page-head.tsx";
import { type ClientOutcome, handleClientForm } from "#web/forms/client-form.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useEstimatePageTranslation } from "#web/i18n/estimate-page-messages.ts";
import { useProblemTranslation } from "#web/i18n/problem-messages.ts";
import { siteContext } from "#web/site-context.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { MissingPage } from "#web/ui/missing-page.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import type { Route } from "./+types/estimate.ts";
import { loadPrivatePage } from "./load-private-page.ts";

const decidedStates: ReadonlyMap<ClientAction, Page["state"]> = new Map([
  ["accept", "accepted"],
  ["decline", "declined"],
]);

type Outcome = ClientOutcome & Readonly<{ action: ClientAction }>;

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return loadPrivatePage(site, () => site.data.findEstimatePage(params.token, site.language));
}

/** What to do is in the address, the rest in the body. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const asked = new URL(request.url).searchParams.get("do");
  const action = clientActions.find((one) => one === asked);
  if (!action) return data(null, { status: 400 });
  return handleClientForm(
    request,
    { action },
    (form) => site.forms.actOnEstimate(params.token, action, form),
    site.logError,
  );
}

/** CN3: an estimate for anyone who has its address; deciding needs a code. */
export default function EstimatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useEstimatePageTranslation();
  const messages = useProblemMessages();
  if (!("found" in loaderData))
    return (
      <>
        <PageHead title={t("missing.title")} description={t("missing.text")} path="/contact" noindex />
        <MissingPage title={t(`${loaderData.missing}.title`)} text={t(`${loaderData.missing}.text`)}>
          <ButtonLink to="/contact">{t("missing.contact")}</ButtonLink>
        </MissingPage>
      </>
    );
  const { found: page } = loaderData;
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
