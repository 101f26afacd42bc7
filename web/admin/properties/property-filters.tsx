import { approvalStates } from "#domain/properties/approval.ts";
import { listingLabel } from "#domain/properties/badges.ts";
import { listingTypes, propertyStatuses, propertyTypes } from "#domain/properties/kinds.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { UntranslatedFilter, untranslatedParameter } from "#web/admin/list/untranslated-filter.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useOwners } from "#web/admin/owners/use-owners.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

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
  const bind = (name: (typeof propertyFilterNames)[number]) => ({
    value: address.get(name),
    onChange: ({ target }: { target: { value: string } }) => address.change({ [name]: target.value }),
  });
  return (
    <div className="grid grid-cols-2 gap-3 sm:contents">
      <SelectField
        label={t("properties.filters.status")}
        placeholder={t("properties.filters.anyStatus")}
        options={propertyStatuses.map((value) => ({ value, label: site(`properties.status.${value}`) }))}
        {...bind("status")}
      />
      <SelectField
        label={t("properties.filters.listing")}
        placeholder={t("properties.filters.anyListing")}
        options={listingTypes.map((value) => ({ value, label: site(`properties.${listingLabel(value)}`) }))}
        {...bind("for_type")}
      />
      <SelectField
        label={t("properties.filters.type")}
        placeholder={t("properties.filters.anyType")}
        options={propertyTypes.map((value) => ({ value, label: site(`properties.types.${value}`) }))}
        {...bind("type")}
      />
      {owners.length > 0 && (
        <SelectField
          label={t("properties.filters.owner")}
          placeholder={t("properties.filters.anyOwner")}
          options={[
            { value: "none", label: t("properties.filters.noOwner") },
            ...owners.map(({ id, username }) => ({ value: String(id), label: username })),
          ]}
          {...bind("owner")}
        />
      )}
      {address.get("approval") !== "" && (
        <SelectField
          label={t("properties.approval.title")}
          placeholder={t("properties.filters.anyApproval")}
          options={approvalStates.map((value) => ({
            value,
            label: t(`properties.approval.states.${value}`),
          }))}
          {...bind("approval")}
        />
      )}
      <UntranslatedFilter />
    </div>
  );
}
