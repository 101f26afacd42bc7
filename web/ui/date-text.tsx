import type { ReactNode } from "react";
import { useFormat } from "#web/i18n/use-format.ts";

type Props = Readonly<{
  iso: string | null;
  fallback?: ReactNode;
  className?: string;
}>;

export function DateText({ iso, fallback = null, className = "" }: Props) {
  const format = useFormat();
  const text = format.date(iso);
  if (iso === null || text === null) return fallback;
  return (
    <time dateTime={iso} className={`whitespace-nowrap ${className}`}>
      {text}
    </time>
  );
}
