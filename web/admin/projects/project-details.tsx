import type { ReactNode } from "react";
import type { PinFields } from "#domain/places/pin-fields.ts";
import type { ProjectInput } from "#domain/projects/project-input.ts";
import { projectLists, type projectTexts } from "#domain/projects/project-texts.ts";
import { detectLanguageTag } from "#domain/text-language.ts";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { Fact, Facts } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { PinFact } from "#web/admin/pins/pin-fact.tsx";
import type { PinnedRow } from "#web/admin/pins/pin-value.ts";
import { type NamedPlace, PlaceFact } from "#web/admin/places/place-fact.tsx";
import { OtherLanguages } from "#web/admin/translations/other-languages.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { ProjectBadges } from "./project-badges.tsx";
import { useBudgetText, useProjectFormat } from "./use-project-format.ts";

/** The preview has no names of the place. */
type ShownProject = Omit<ProjectInput, "image_descriptions" | keyof PinFields> &
  PinnedRow &
  Partial<NamedPlace>;
type Props = Readonly<{ project: ShownProject; pictures: ReactNode }>;

/** All fields of a stored project, or of the edited one in the preview. */
export function ProjectDetails({ project, pictures }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const projectFormat = useProjectFormat();
  const budget = useBudgetText(project.proj_budget);
  const { local_level, district = null, province = null } = project;
  const others = (name: keyof typeof projectTexts) => (
    <OtherLanguages translations={project.translations} name={name} shown={project[name]} />
  );
  return (
    <article className="grid gap-7">
      {pictures}
      <header>
        <h3 className="text-xl wrap-anywhere">{project.proj_name}</h3>
        {others("proj_name")}
        <p className="mt-1 text-ink-soft wrap-anywhere">{project.location}</p>
        {others("location")}
        <p className="mt-3 flex flex-wrap gap-2">
          <ProjectBadges project={project} />
        </p>
      </header>
      <DetailSection title={t("projects.detail.information")}>
        <Facts>
          {local_level !== undefined && <PlaceFact place={{ local_level, district, province }} />}
          <Fact label={t("projects.detail.client")}>{project.client_name}</Fact>
          <Fact label={t("projects.detail.budget")}>{budget}</Fact>
          <Fact label={t("projects.detail.area")}>
            {projectFormat.area(project.proj_area)}
            {others("proj_area")}
          </Fact>
          <Fact label={t("projects.detail.professionals")}>
            {project.professionals > 0 ? format.number(project.professionals) : null}
          </Fact>
          <PinFact row={project} className="col-span-full" />
        </Facts>
      </DetailSection>
      <DetailSection title={t("projects.detail.timeline")}>
        <Facts>
          <Fact label={t("projects.detail.duration")}>
            {projectFormat.duration(project.proj_duration)}
            {others("proj_duration")}
          </Fact>
          <Fact label={t("projects.detail.start")}>{date(project.start_date)}</Fact>
          <Fact label={t("projects.detail.end")}>{date(project.end_date)}</Fact>
          <Fact label={t("projects.detail.completed")}>
            {date(project.completed_date) ?? t("projects.detail.inProgress")}
          </Fact>
        </Facts>
      </DetailSection>
      {projectLists.map((name) => (
        <DetailSection key={name} title={t(`projects.detail.${name}`)}>
          <List items={project[name]} none={t(`projects.detail.none.${name}`)} />
          {others(name)}
        </DetailSection>
      ))}
      <DetailSection title={t("projects.detail.description")}>
        {project.description ? (
          <p lang={detectLanguageTag(project.description)} className="whitespace-pre-line wrap-anywhere">
            {project.description}
          </p>
        ) : (
          <p className="text-ink-soft">{t("projects.detail.noDescription")}</p>
        )}
        {others("description")}
      </DetailSection>
    </article>
  );
}

function date(iso: string | null) {
  return iso === null ? null : <DateText iso={iso} hasOtherCalendar />;
}

function List({ items, none }: Readonly<{ items: readonly string[]; none: string }>) {
  if (items.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <ul className="grid list-disc gap-1 pl-5 marker:text-ink-faint">
      {items.map((item) => (
        <li key={item} lang={detectLanguageTag(item)} className="wrap-anywhere">
          {item}
        </li>
      ))}
    </ul>
  );
}
