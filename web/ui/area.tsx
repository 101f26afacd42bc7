import { useFormat } from "#web/i18n/use-format.ts";

export function Area({ squareFeet, className = "" }: { squareFeet: number; className?: string }) {
  const format = useFormat();
  return <span className={`figures whitespace-nowrap ${className}`}>{format.area(squareFeet)}</span>;
}
