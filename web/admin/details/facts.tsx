import type { ReactNode } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">{children}</dl>;
}

type FactProps = Readonly<{ label: string; children: ReactNode; className?: string }>;

/** Shows a dash for a missing value. */
export function Fact({ label, children, className = "" }: FactProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="mt-0.5 wrap-anywhere">{isKnown(children) ? children : <NotGiven />}</dd>
    </div>
  );
}

export function NotGiven() {
  const { t } = useAdminTranslation();
  return (
    <span className="text-ink-faint">
      <span aria-hidden>—</span>
      <span className="sr-only">{t("facts.notGiven")}</span>
    </span>
  );
}

function isKnown(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== "" && value !== false;
}
