import Pencil from "lucide-react/icons/pencil";
import { useId } from "react";
import type { StaffRate } from "#domain/rates/rate.ts";
import { rateName } from "#domain/rates/rate-names.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { SmallButton } from "#web/ui/small-button.tsx";
import { CheckButton, type RateActions, RateFacts } from "./rate-item.tsx";

type Props = Readonly<{ rates: readonly StaffRate[]; actions: RateActions }>;

/** ST2: the rates that visitors miss, because 1 Shrawan or their last day has passed. Shows nothing if there is none. */
export function RenewalList({ rates, actions }: Props) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const id = useId();
  if (rates.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="mb-10 rounded-lg border border-line bg-marigold-soft px-4 pt-4 sm:px-6"
    >
      <h3 id={id} className="text-lg">
        {t("rates.renewal.title")}
      </h3>
      <p className="max-w-text text-sm">{t("rates.renewal.text")}</p>
      <ul className="divide-y divide-line-strong">
        {rates.map((rate) => (
          <li key={rate.id} className="grid items-start gap-x-6 gap-y-3 py-4 sm:grid-cols-[1fr_auto]">
            <RateFacts rate={rate} title={rateName(rate, language)} />
            <div className="flex flex-wrap gap-2">
              {rate.state === "unchecked" && <CheckButton rate={rate} actions={actions} look="primary" />}
              <SmallButton
                icon={<Pencil />}
                aria-label={t("rates.editOf", { name: rateName(rate, language) })}
                onClick={() => actions.onEdit(rate)}
              >
                {t("rates.edit")}
              </SmallButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
