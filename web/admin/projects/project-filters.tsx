import { projectStatusChoices, projectTypeChoices } from "#domain/projects/filters.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { FilterSelect } from "#web/admin/list/filter-select.tsx";
import { UntranslatedFilter, untranslatedParameter } from "#web/admin/list/untranslated-filter.tsx";
import { useProjectListTranslation } from "#web/i18n/project-list-messages.ts";

/** The URL parameters, named like those of the API and with the same values. */
export const projectFilterNames = ["status", "type", untranslatedParameter] as const;

export function ProjectFilters() {
  const { t } = useAdminTranslation();
  const { t: site } = useProjectListTranslation();
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:*:last:col-span-2 sm:contents">
      <FilterSelect
        name="status"
        label={t("projects.filters.status")}
        any={t("projects.filters.anyStatus")}
        options={Object.entries(projectStatusChoices).map(([value, status]) => ({
          value,
          label: site(`projects.status.${status}`),
        }))}
      />
      <FilterSelect
        name="type"
        label={t("projects.filters.type")}
        any={t("projects.filters.anyType")}
        options={Object.entries(projectTypeChoices).map(([value, type]) => ({
          value,
          label: t(`projects.types.${type}`),
        }))}
      />
      <UntranslatedFilter />
    </div>
  );
}
