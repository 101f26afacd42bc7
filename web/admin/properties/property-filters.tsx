import { approvalStates } from "#domain/properties/approval.ts";
import { listingLabel } from "#domain/properties/badges.ts";
import { listingTypes, propertyStatuses, propertyTypes } from "#domain/properties/kinds.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { FilterSelect } from "#web/admin/list/filter-select.tsx";
import { UntranslatedFilter, untranslatedParameter } from "#web/admin/list/untranslated-filter.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useOwners } from "#web/admin/owners/use-owners.ts";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { useTranslation } from "#web/i18n/translations.tsx";

/** The URL parameters, named like those of the API. */
export const propertyFilterNames = [
  "status",
  "for_type",
  "type",
  "owner",
  "approval",
  untranslatedParameter,
] as const;

export function PropertyFilters() {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const address = useListParameters();
  const owners = useOwners();
  // Not by the number of owners: they arrive later, and a filter that appears moves the others.
  const hasOwners = useAccessScope("owners") === "all";
  return (
    <div className="grid grid-cols-2 gap-3 sm:contents">
      <FilterSelect
        name="status"
        label={t("properties.filters.status")}
        any={t("properties.filters.anyStatus")}
        options={propertyStatuses.map((value) => ({ value, label: site(`properties.status.${value}`) }))}
      />
      <FilterSelect
        name="for_type"
        label={t("properties.filters.listing")}
        any={t("properties.filters.anyListing")}
        options={listingTypes.map((value) => ({ value, label: site(`properties.${listingLabel(value)}`) }))}
      />
      <FilterSelect
        name="type"
        label={t("properties.filters.type")}
        any={t("properties.filters.anyType")}
        options={propertyTypes.map((value) => ({ value, label: site(`properties.types.${value}`) }))}
      />
      {hasOwners && (
        <FilterSelect
          name="owner"
          label={t("properties.filters.owner")}
          any={t("properties.filters.anyOwner")}
          options={[
            { value: "none", label: t("properties.filters.noOwner") },
            ...owners.map(({ id, username }) => ({ value: String(id), label: username })),
          ]}
        />
      )}
      {address.get("approval") !== "" && (
        <FilterSelect
          name="approval"
          label={t("properties.approval.title")}
          any={t("properties.filters.anyApproval")}
          options={approvalStates.map((value) => ({
            value,
            label: t(`properties.approval.states.${value}`),
          }))}
        />
      )}
      <UntranslatedFilter />
    </div>
  );
}
