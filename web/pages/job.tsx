import { data } from "react-router";
import { jobPageActions, type JobPage as Page } from "#domain/job-pages/job-page.ts";
import { readPageNumber } from "#domain/paging.ts";
import { readRowId } from "#domain/row-id.ts";
import { jobBundlePath } from "#domain/site/job-page-path.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { sealedDiaryPath } from "#domain/site/verify-page-path.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { JobPictures } from "#web/features/jobs/job-pictures.tsx";
import { handleClientForm } from "#web/forms/client-form.ts";
import { afterInteraction } from "#web/hydration/after-interaction.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useJobPageTranslation } from "#web/i18n/job-page-messages.ts";
import { sealQrCode } from "#web/sharing/seal-qr-code.ts";
import { siteContext } from "#web/site-context.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { MissingPage } from "#web/ui/missing-page.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import type { Route } from "./+types/job.ts";
import { loadPrivatePage } from "./load-private-page.ts";

const StageList = deferHydration(async () => (await import("#web/stages/stage-list.tsx")).StageList);
const ClientVariations = deferHydration(
  async () => (await import("#web/features/variations/client-variations.tsx")).ClientVariations,
);
const ClientPayments = deferHydration(
  afterInteraction(async () => (await import("#web/features/variations/client-payments.tsx")).ClientPayments),
);
const JobPermits = deferHydration(
  afterInteraction(async () => (await import("#web/features/jobs/job-permits.tsx")).JobPermits),
);
const JobDiary = deferHydration(
  afterInteraction(async () => (await import("#web/features/jobs/job-diary.tsx")).JobDiary),
);
/** Most visits decide nothing. */
const JobOutcome = deferHydration(
  async () => (await import("#web/features/jobs/job-outcome.tsx")).JobOutcome,
);

export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return loadPrivatePage(site, async () => {
    const number = readPageNumber(new URL(request.url).searchParams);
    const page = await site.data.findJobPage(token, site.language, number);
    if (!page) return undefined;
    const { seal } = page.diary;
    const verifyPath = sealedDiaryPath(page.code, seal);
    const proof = seal && {
      seal,
      verifyPath,
      qrCode: await sealQrCode(site.publicUrl + pageAddress(verifyPath, site.language)),
      bundlePath: jobBundlePath(token),
    };
    return { page, proof };
  });
}

/** What to do, and with which change, is in the address, the rest in the body. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const action = jobPageActions.find((one) => one === searchParams.get("do"));
  const variation = readRowId(searchParams.get("variation") ?? "");
  if (!action || variation === undefined) return data(null, { status: 400 });
  return handleClientForm(
    request,
    { action, variation },
    (form) => site.forms.actOnJob(params.token, variation, action, form),
    site.logError,
  );
}

/** CN10: a job for anyone who has its address; deciding needs a code. */
export default function JobPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useJobPageTranslation();
  if (!("found" in loaderData))
    return (
      <>
        <PageHead title={t("missing.title")} description={t("missing.text")} path="/contact" noindex />
        <MissingPage title={t(`${loaderData.missing}.title`)} text={t(`${loaderData.missing}.text`)}>
          <ButtonLink to="/contact">{t("missing.contact")}</ButtonLink>
        </MissingPage>
      </>
    );
  const { page, proof } = loaderData.found;
  const outcome = actionData ?? null;
  const isWaiting = page.money.variations.some(({ state }) => state === "sent");
  const variations = (
    <ClientVariations variations={page.money.variations} codeTo={page.code_to} sent={outcome} />
  );
  return (
    <>
      {/* The address is a secret, so it is in no link that a crawler or a preview of a chat would follow. */}
      <PageHead title={t("title")} description={t("description")} path="/contact" noindex />
      <div className="page-width grid max-w-4xl gap-10 py-section print:py-0">
        <Heading page={page} />
        {outcome && (
          <JobOutcome
            action={outcome.action}
            problem={outcome.problem}
            state={page.money.variations.find(({ id }) => id === outcome.variation)?.state}
            codeTo={page.code_to}
          />
        )}
        {isWaiting && variations}
        <StageList progress={page.progress} />
        <JobPictures pictures={page.pictures} />
        <ClientPayments money={page.money} />
        {!isWaiting && variations}
        <JobPermits permits={page.permits} />
        <JobDiary diary={page.diary} proof={proof} />
        <p className="text-ink-soft text-sm print:hidden">{t("offline")}</p>
      </div>
    </>
  );
}

function Heading({ page }: Readonly<{ page: Page }>) {
  const { t } = useJobPageTranslation();
  const days = [
    ["starts", page.starts_on],
    ["ends", page.finished_on === null ? page.ends_on : null],
    ["finished", page.finished_on],
  ] as const;
  return (
    <header className="grid gap-2">
      <PageHeading>
        <LangText>{page.title}</LangText>
      </PageHeading>
      <p className="text-ink-soft text-lg">
        <LangText>{page.place}</LangText>
      </p>
      <p className="flex flex-wrap gap-x-5 text-ink-soft">
        {days.map(
          ([label, iso]) =>
            iso && (
              <span key={label}>
                {t(label)}: <DateText iso={iso} />
              </span>
            ),
        )}
      </p>
    </header>
  );
}
