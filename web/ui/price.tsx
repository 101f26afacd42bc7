import type { ReactNode } from "react";
import { useFormat } from "#web/i18n/use-format.ts";

type Props = Readonly<{
  amount: number;
  /** Follows the amount, such as "/month". */
  suffix?: ReactNode;
  /** Adds "1.25 crore". */
  hasAmountInWords?: boolean;
  size?: "base" | "lg" | "xl" | "2xl";
  className?: string;
}>;

const sizes = { base: "text-base", lg: "text-lg", xl: undefined, "2xl": "text-2xl" } as const;

export function Price({ amount, suffix, hasAmountInWords = true, size = "xl", className }: Props) {
  const format = useFormat();
  const amountInWords = hasAmountInWords ? format.rupeesInWords(amount) : null;
  return (
    <span className={className ? `price ${className}` : "price"}>
      <span className={sizes[size]}>
        {format.rupees(amount)}
        {suffix && <span className="text-base font-normal text-ink-soft">{suffix}</span>}
      </span>
      {amountInWords && <span>{amountInWords}</span>}
    </span>
  );
}
