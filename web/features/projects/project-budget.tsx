import { useTranslation } from "#web/i18n/translations.tsx";
import { Price } from "#web/ui/price.tsx";

type Props = Readonly<{ amount: number; size?: "base" | "lg" | "xl" }>;

/** AJ2: the stored number in rupees. 0 means that staff entered no budget. */
export function ProjectBudget({ amount, size = "lg" }: Props) {
  const { t } = useTranslation();
  if (amount <= 0) return <span className="text-ink-soft">{t("projects.noBudget")}</span>;
  return <Price amount={amount} size={size} />;
}
