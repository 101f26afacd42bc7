import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useSession } from "#web/admin/session/stored-session.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { BrandMark } from "#web/brand/brand-mark.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { AdminStep } from "./admin-step.tsx";
import { CompanyStep } from "./company-step.tsx";
import { DoneStep } from "./done-step.tsx";
import { LanguageStep } from "./language-step.tsx";
import { MailStep } from "./mail-step.tsx";
import { PlaceStep } from "./place-step.tsx";
import { fetchIsSetupOpen } from "./setup-calls.ts";
import { type SetupProgress, type SetupStep, setupSteps, useSetupProgress } from "./setup-progress.ts";

/** ST4: leads from an empty database to a site with a name. The company and the first admin are stored together; each later step by itself. */
export function SetupGuide({ languageToggle }: Readonly<{ languageToggle: ReactNode }>) {
  const { t } = useAdminTranslation();
  const [queries] = useState(createQueryClient);
  return (
    <>
      <title>{t("setup.title")}</title>
      <meta name="robots" content="noindex, nofollow" />
      <header className="page-width flex items-center justify-between gap-4 py-3">
        <BrandMark className="size-10" />
        {languageToggle}
      </header>
      <main className="page-width flex justify-center pt-4 pb-section">
        <div className="w-full max-w-2xl">
          <div className="hidden noscript:block">
            <Notice tone="warning">{t("setup.needsScript")}</Notice>
          </div>
          <QueryClientProvider client={queries}>
            <Steps />
          </QueryClientProvider>
        </div>
      </main>
    </>
  );
}

function Steps() {
  const { t } = useAdminTranslation();
  const progress = useSetupProgress();
  const session = useSession();
  const query = useQuery({
    queryKey: ["setup"],
    queryFn: fetchIsSetupOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.isError) return <QueryError title={t("setup.failed")} query={query} />;
  if (query.data === undefined || progress === undefined || session === undefined)
    return (
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {t("setup.loading")}
      </p>
    );
  const isOpen = query.data;
  if (!isOpen && session === null) return <AlreadyDone />;
  const step = currentStep(progress.step, isOpen);
  return (
    <>
      <p className="text-ink-soft text-sm">{t("setup.title")}</p>
      <StepList current={step} />
      <Card as="section" className="mt-5">
        {stepContents(progress, isOpen, () => query.refetch())[step]}
      </Card>
    </>
  );
}

/**
 * Before there is an admin, only the first steps can be shown: a later one is that of another site, which this address had before.
 * Afterwards, the first and the third are over.
 */
function currentStep(step: SetupStep, isOpen: boolean): SetupStep {
  const isEarly = setupSteps.indexOf(step) < setupSteps.indexOf("mail");
  if (isOpen) return isEarly ? step : "language";
  return isEarly ? "company" : step;
}

function stepContents(
  progress: SetupProgress,
  isOpen: boolean,
  onStored: () => Promise<unknown>,
): Readonly<Record<SetupStep, ReactNode>> {
  return {
    language: <LanguageStep code={progress.code} />,
    company: <CompanyStep progress={progress} isOpen={isOpen} />,
    admin: <AdminStep progress={progress} onStored={onStored} />,
    mail: <MailStep />,
    place: <PlaceStep />,
    done: <DoneStep />,
  };
}

function StepList({ current }: Readonly<{ current: SetupStep }>) {
  const { t } = useAdminTranslation();
  const position = setupSteps.indexOf(current);
  return (
    <ol className="mt-2 grid grid-cols-6 gap-1.5" aria-label={t("setup.steps")}>
      {setupSteps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          className={`border-t-4 pt-1.5 text-xs sm:text-sm ${index <= position ? "border-madder" : "border-line"} ${step === current ? "font-semibold" : "text-ink-soft"}`}
        >
          <span className={step === current ? "max-sm:whitespace-nowrap" : "max-sm:sr-only"}>
            {t(`setup.${step}.step`)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function AlreadyDone() {
  const { t } = useAdminTranslation();
  return (
    <Card as="section">
      <PageHeading className="text-3xl">{t("setup.closed.title")}</PageHeading>
      <p className="mt-2 mb-6 text-ink-soft">{t("setup.closed.text")}</p>
      <ButtonLink to="/login">{t("setup.closed.logIn")}</ButtonLink>
    </Card>
  );
}
