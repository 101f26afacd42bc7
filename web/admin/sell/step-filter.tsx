import { submissionSteps } from "#domain/sell/seller-page.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { SelectField } from "#web/ui/select-field.tsx";

/** LE5: where a submission stands. Other API hosts know no steps. */
export function StepFilter() {
  const { t } = useAdminTranslation();
  const address = useListParameters();
  return (
    <SelectField
      label={t("sell.filters.step")}
      placeholder={t("sell.filters.anyStep")}
      options={submissionSteps.map((value) => ({ value, label: t(`sell.publishing.steps.${value}`) }))}
      value={address.get("step")}
      onChange={({ target }) => address.change({ step: target.value })}
    />
  );
}
