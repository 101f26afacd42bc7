import type { VersionState } from "#domain/estimates/estimate-states.ts";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";

const tones: Readonly<Record<VersionState, BadgeTone>> = {
  draft: "grey",
  sent: "blue",
  accepted: "green",
  declined: "orange",
  replaced: "grey",
};

type Props = Readonly<{
  estimate: Readonly<{ state: VersionState; is_example: boolean; has_question: boolean }>;
}>;

export function EstimateBadges({ estimate: { state, is_example, has_question } }: Props) {
  const { t } = useEstimateTranslation();
  return (
    <>
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {has_question && <Badge tone="orange">{t("hasQuestion")}</Badge>}
      {is_example && <Badge>{t("example")}</Badge>}
    </>
  );
}
