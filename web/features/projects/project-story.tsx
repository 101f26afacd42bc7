import type { ComponentProps } from "react";
import type { Project } from "#domain/projects/project.ts";
import { useIsPlain } from "#web/art/use-is-plain.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useProjectDetailTranslation } from "#web/i18n/project-detail-messages.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { Chapter } from "./chapter.tsx";

const PaintedMotif = deferHydration(async () => (await import("./chapter-motif.tsx")).ChapterMotif);

/** The drawings follow Mithila painting: sun for the beginning, bamboo for features, fish for challenges, lotus for outcomes. */
export function ProjectStory({ project }: { project: Project }) {
  return (
    <div className="min-w-0">
      <Beginning description={project.description} />
      <Features features={project.features} />
      <Challenges challenges={project.challenges} />
      <Outcomes project={project} />
    </div>
  );
}

function ChapterMotif({ name }: ComponentProps<typeof PaintedMotif>) {
  if (useIsPlain()) return <circle cx="36" cy="36" r="10" fill="var(--madder-edge)" />;
  return <PaintedMotif name={name} />;
}

function Beginning({ description }: { description: string }) {
  const { t } = useProjectDetailTranslation();
  const paragraphs = description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  if (paragraphs.length === 0) return null;
  return (
    <Chapter title={t("projects.detail.story")} motif={<ChapterMotif name="sun" />}>
      <div className="grid max-w-text gap-4">
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={`whitespace-pre-line ${index === 0 ? "text-lg" : ""}`}>
            <LangText>{paragraph}</LangText>
          </p>
        ))}
      </div>
    </Chapter>
  );
}

function Features({ features }: { features: readonly string[] }) {
  const { t } = useProjectDetailTranslation();
  if (features.length === 0) return null;
  return (
    <Chapter
      title={t("projects.detail.features")}
      lead={t("projects.detail.featuresLead")}
      motif={<ChapterMotif name="bamboo" />}
    >
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="border-line border-t py-3 font-semibold">
            <LangText>{feature}</LangText>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

function Challenges({ challenges }: { challenges: readonly string[] }) {
  const { t } = useProjectDetailTranslation();
  if (challenges.length === 0) return null;
  return (
    <Chapter
      title={t("projects.detail.challenges")}
      lead={t("projects.detail.challengesLead")}
      motif={<ChapterMotif name="fish" />}
    >
      <ul className="grid max-w-text gap-3">
        {challenges.map((challenge) => (
          <li key={challenge} className="border-madder-edge border-l-3 pl-4">
            <LangText>{challenge}</LangText>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

/** Without outcomes, an unfinished project says that they are to come; a finished one shows nothing. */
function Outcomes({ project }: { project: Project }) {
  const { t } = useProjectDetailTranslation();
  const { outcomes } = project;
  if (outcomes.length === 0 && project.completed_date !== null) return null;
  return (
    <Chapter
      title={t("projects.detail.outcomes")}
      lead={t("projects.detail.outcomesLead")}
      motif={<ChapterMotif name="lotus" />}
    >
      {outcomes.length === 0 ? (
        <p className="max-w-text">{t("projects.detail.outcomesToCome")}</p>
      ) : (
        <ul className="grid gap-3 rounded-lg bg-leaf-soft px-5 py-5 text-leaf-strong sm:px-7">
          {outcomes.map((outcome) => (
            <li key={outcome} className="flex items-start gap-3 font-semibold">
              <svg viewBox="-9 -34 18 36" fill="none" aria-hidden="true" className="mt-[0.25em] h-5 shrink-0">
                <path d="M0 0C-10 -9 -9.5 -21 0 -33C9.5 -21 10 -9 0 0Z" fill="currentColor" />
              </svg>
              <span className="min-w-0">
                <LangText>{outcome}</LangText>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Chapter>
  );
}
