import { data } from "react-router";
import * as z from "zod/mini";
import { readSlot } from "#domain/enquiries/visit-slot.ts";
import { isFieldCode } from "#domain/problem-texts.ts";
import { type VisitorChange, visitorChanges } from "#domain/visits/visit-page.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { BookAgain } from "#web/features/visits/book-again.tsx";
import { VisitChanges } from "#web/features/visits/visit-changes.tsx";
import { VisitDetails } from "#web/features/visits/visit-details.tsx";
import { useProblemTranslation } from "#web/i18n/problem-messages.ts";
import { useVisitPageTranslation } from "#web/i18n/visit-page-messages.ts";
import { siteContext } from "#web/site-context.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { MissingPage } from "#web/ui/missing-page.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import type { Route } from "./+types/visit.ts";
import { loadPrivatePage } from "./load-private-page.ts";

const maxBodyBytes = 2_000;
/** Problems that the visitor can do something about. */
const problemSchema = z.object({
  code: z.enum(["slot_taken", "state_changed", "invalid_input"]),
  fields: z.optional(z.record(z.string(), z.array(z.object({ code: z.string() })))),
});

type Outcome = Readonly<{
  change: VisitorChange;
  day: string;
  slot: string;
  /** Null if it was done. */
  problem: "slot_taken" | "state_changed" | "invalid_input" | "failed" | null;
  /** Of the time. */
  code: string | undefined;
}>;

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return loadPrivatePage(site, () => site.data.findVisitPage(params.token, site.language));
}

/** What to do is in the address; only a new time is in the body. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const asked = new URL(request.url).searchParams.get("change");
  const change = visitorChanges.find((one) => one === asked);
  if (!change) return data(null, { status: 400 });
  const body = change === "move" ? (await request.text()).slice(0, maxBodyBytes) : "";
  const form = new URLSearchParams(body);
  const [day, slot] = [form.get("visit_day") ?? "", form.get("visit_slot") ?? ""];
  const outcome: Outcome = { change, day, slot, problem: null, code: undefined };
  try {
    const isFound = await site.forms.changeVisit(params.token, change, readSlot(slot, day));
    return isFound ? data(outcome) : data(null, { status: 404 });
  } catch (error) {
    const { data: problem } = problemSchema.safeParse(error);
    if (!problem) site.logError(error);
    const [first] = Object.values(problem?.fields ?? {}).flat();
    const code = first && isFieldCode(first.code) ? first.code : undefined;
    const status = { slot_taken: 409, state_changed: 409, invalid_input: 400 };
    return data(
      { ...outcome, problem: problem?.code ?? ("failed" as const), code },
      { status: problem ? status[problem.code] : 503 },
    );
  }
}

/** DY6: confirms, moves and cancels a visit, for anyone who has its address. */
export default function VisitPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useVisitPageTranslation();
  const head = <PageHead title={t("title")} description={t("description")} path="/contact" noindex />;
  if (!("found" in loaderData))
    return (
      <>
        {head}
        <MissingPage title={t(`${loaderData.missing}.title`)} text={t(`${loaderData.missing}.text`)}>
          <ButtonLink to="/contact">{t("missing.contact")}</ButtonLink>
        </MissingPage>
      </>
    );
  const { found: page } = loaderData;
  const isOver = !page.can_change && page.is_open;
  const posted = actionData?.change === "move" && actionData.problem ? actionData : undefined;
  return (
    <>
      {/* The address is a secret, so it is in no link that a crawler or a preview of a chat would follow. */}
      {head}
      <div className="page-width grid max-w-3xl gap-6 py-section">
        <PageHeading>{t("title")}</PageHeading>
        {actionData ? (
          <OutcomeNotice outcome={actionData} />
        ) : (
          <p className="text-ink-soft text-lg">{isOver ? t("past") : t(`states.${page.state}`)}</p>
        )}
        <VisitDetails page={page} token={params.token} />
        {page.can_change && <VisitChanges page={page} posted={posted} />}
        {!page.can_change && page.state !== "done" && <BookAgain page={page} />}
      </div>
    </>
  );
}

function OutcomeNotice({ outcome }: Readonly<{ outcome: Outcome }>) {
  const { t } = useVisitPageTranslation();
  const { t: problems } = useProblemTranslation();
  const { change, problem } = outcome;
  if (problem === null)
    return (
      <Notice tone="success" isAlert>
        {t(`done.${change}`)}
      </Notice>
    );
  return (
    <Notice tone="danger" isAlert>
      {problem === "failed" ? t("failed") : problems(`problems.codes.${problem}`)}
    </Notice>
  );
}
