import type { ReactNode } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";

/** A placeholder; the caller sets the size of the content that it stands for. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-sm bg-line/50 ${className}`} />;
}

const widths = ["w-full", "w-11/12", "w-full", "w-4/5"] as const;

/** Uses the page's line height, so that the layout does not shift when the text arrives. */
export function SkeletonText({ lines = 3, className = "" }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={`block ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identical and keep their order
        <span key={line} className="flex h-[1lh] items-center">
          <Skeleton className={`h-[0.7em] ${line === lines - 1 && lines > 1 ? "w-3/5" : widths[line % 4]}`} />
        </span>
      ))}
    </span>
  );
}

/** Announces the loading state once to screen readers. */
export function SkeletonGroup({ label, children }: { label?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy>
      <span className="sr-only">{label ?? t("ui.loading")}</span>
      {children}
    </div>
  );
}
