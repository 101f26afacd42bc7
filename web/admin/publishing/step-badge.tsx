import type { SubmissionStep } from "#domain/sell/seller-page.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";

const tones = {
  received: "yellow",
  checking: "blue",
  published: "green",
  declined: "red",
} as const satisfies Record<SubmissionStep, BadgeTone>;

/** LE5: where a submission stands. */
export function StepBadge({ step }: Readonly<{ step: SubmissionStep }>) {
  const { t } = useAdminTranslation();
  return <Badge tone={tones[step]}>{t(`sell.publishing.steps.${step}`)}</Badge>;
}
