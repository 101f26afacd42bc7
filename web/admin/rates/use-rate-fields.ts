import { formatDate } from "#domain/calendar/format-date.ts";
import {
  beneficiaryNames,
  localLevelKindNames,
  provinceNames,
  rateKindNames,
} from "#domain/rates/rate-names.ts";
import type { FieldLabels } from "#web/admin/editing/field-value-text.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useTextLabels } from "#web/admin/translations/use-text-labels.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

type Names = Readonly<Record<string, Readonly<{ en: string; np: string }>>>;

/** The labels of a rate's fields and of their options. */
export function useRateFields(): Readonly<Record<string, FieldLabels>> {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const language = useLanguage();
  const inLanguages = useTextLabels();
  const date = (iso: string) => formatDate(iso, language) ?? iso;
  const named = (names: Names) => (value: string) => names[value]?.[language] ?? value;
  return {
    ...inLanguages.texts({ note: t("rates.fields.note"), source: t("rates.fields.source") }),
    kind: { label: t("rates.fields.kind"), option: named(rateKindNames) },
    province: { label: t("rates.fields.province"), option: named(provinceNames) },
    local_level_kind: { label: t("rates.fields.localLevelKind"), option: named(localLevelKindNames) },
    beneficiary: { label: t("rates.fields.beneficiary"), option: named(beneficiaryNames) },
    value: { label: t("rates.fields.value"), option: format.digits },
    valid_from: { label: t("rates.fields.validFrom"), option: date },
    valid_until: { label: t("rates.fields.validUntil"), option: date },
    source_url: { label: t("rates.fields.sourceUrl") },
    checked_at: { label: t("rates.fields.checked"), option: date },
  };
}
