import { projectStatusChoices, projectTypeChoices } from "#domain/projects/filters.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { UntranslatedFilter, untranslatedParameter } from "#web/admin/list/untranslated-filter.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useProjectListTranslation } from "#web/i18n/project-list-messages.ts";
import { SelectField } from "#web/ui/select-field.tsx";

/** The URL parameters, named like those of the API and with the same values. */
export const projectFilterNames = ["status", "type", untranslatedParameter] as const;

export function ProjectFilters() {
  const { t } = useAdminTranslation();
  const { t: site } = useProjectListTranslation();
  const address = useListParameters();
  const bind = (name: (typeof projectFilterNames)[number]) => ({
    value: address.get(name),
    onChange: ({ target }: { target: { value: string } }) => address.change({ [name]: target.value }),
  });
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:*:last:col-span-2 sm:contents">
      <SelectField
        label={t("projects.filters.status")}
        placeholder={t("projects.filters.anyStatus")}
        options={Object.entries(projectStatusChoices).map(([value, status]) => ({
          value,
          label: site(`projects.status.${status}`),
        }))}
        {...bind("status")}
      />
      <SelectField
        label={t("projects.filters.type")}
        placeholder={t("projects.filters.anyType")}
        options={Object.entries(projectTypeChoices).map(([value, type]) => ({
          value,
          label: t(`projects.types.${type}`),
        }))}
        {...bind("type")}
      />
      <UntranslatedFilter />
    </div>
  );
}
