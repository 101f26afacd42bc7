import type { VariationState } from "#domain/variations/variation-states.ts";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";

const tones: Readonly<Record<VariationState, BadgeTone>> = {
  draft: "grey",
  sent: "blue",
  accepted: "green",
  declined: "orange",
  withdrawn: "grey",
};

type Props = Readonly<{ variation: Readonly<{ state: VariationState; is_example: boolean }> }>;

export function VariationBadges({ variation: { state, is_example } }: Props) {
  const { t } = useJobMoneyTranslation();
  return (
    <>
      <Badge tone={tones[state]}>{t(`variations.states.${state}`)}</Badge>
      {is_example && <Badge>{t("variations.example")}</Badge>}
    </>
  );
}
