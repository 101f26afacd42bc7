import { useProjectTranslation } from "#web/i18n/project-messages.ts";
import { Price } from "#web/ui/price.tsx";

type Props = Readonly<{ amount: number | null; size?: "base" | "lg" | "xl" }>;

/** AJ2: in rupees. Null if staff entered no budget, or no rate is valid. */
export function ProjectBudget({ amount, size = "lg" }: Props) {
  const { t } = useProjectTranslation();
  if (amount === null) return <span className="text-ink-soft">{t("projects.noBudget")}</span>;
  return <Price amount={amount} size={size} />;
}
