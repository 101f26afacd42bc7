import { useNavigate, useRevalidator } from "react-router";
import { EmptyProjectsArt } from "#web/art/drawings.tsx";
import { useProjectDetailTranslation } from "#web/i18n/project-detail-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { usePageNavigate } from "#web/ui/page-link.tsx";

export type MissingReason = "noId" | "notFound" | "failed";

/** PD3 */
export function ProjectMissing({ reason }: { reason: MissingReason }) {
  const { t } = useProjectDetailTranslation();
  const { t: site } = useTranslation();
  const goBack = useGoBack();
  const { revalidate, state } = useRevalidator();
  const { title, text } = {
    noId: { title: t("projects.detail.noId"), text: t("projects.detail.noIdText") },
    notFound: { title: t("projects.detail.notFoundTitle"), text: t("projects.detail.notFoundText") },
    failed: { title: t("projects.detail.failed"), text: site("states.failedText") },
  }[reason];
  return (
    <div className="page-width flex flex-col items-center gap-3 py-section text-center">
      <title>{title}</title>
      <EmptyProjectsArt className="h-44 w-auto text-ink" />
      <PageHeading className="text-3xl">{title}</PageHeading>
      <p className="max-w-text text-ink-soft">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button look="secondary" onClick={goBack}>
          {site("states.goBack")}
        </Button>
        {reason === "failed" ? (
          <Button isBusy={state === "loading"} onClick={() => revalidate()}>
            {site("states.retry")}
          </Button>
        ) : (
          <ButtonLink to="/projects">{t("projects.detail.allProjects")}</ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Goes back within the site, or to the list if this is the first page of the visit. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const openPage = usePageNavigate();
  return () => {
    const state: unknown = window.history.state;
    const hasEarlierPage =
      typeof state === "object" &&
      state !== null &&
      "idx" in state &&
      typeof state.idx === "number" &&
      state.idx > 0;
    void (hasEarlierPage ? navigate(-1) : openPage("/projects"));
  };
}
