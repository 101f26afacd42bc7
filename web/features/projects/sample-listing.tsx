import { useRevalidator } from "react-router";
import { sampleProjects } from "#domain/projects/sample-projects.ts";
import { useProjectListTranslation } from "#web/i18n/project-list-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ResultsHeading } from "#web/ui/results-heading.tsx";
import { ProjectColumns } from "./project-grid.tsx";
import { ProjectSummaryCard } from "./project-summary-card.tsx";

/** PR5: two sample projects without links, shown if the list fails to load. */
export function SampleListing() {
  const { t } = useProjectListTranslation();
  const { t: site } = useTranslation();
  const format = useFormat();
  const samples = sampleProjects[useLanguage()];
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <ResultsHeading>
        {t("projects.samples.showing", { shown: format.number(samples.length) })}
      </ResultsHeading>
      <div className="mb-6 grid gap-4">
        <Notice>{t("projects.samples.note")}</Notice>
        <div>
          <Button
            look="secondary"
            icon={<Icon name="rotate-cw" />}
            isBusy={state === "loading"}
            onClick={() => revalidate()}
          >
            {site("states.retry")}
          </Button>
        </div>
      </div>
      <ProjectColumns>
        {samples.map((sample) => (
          <li key={sample.id} className="grid">
            <ProjectSummaryCard project={sample} isSample />
          </li>
        ))}
      </ProjectColumns>
    </>
  );
}
