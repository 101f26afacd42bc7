import type { ReactNode } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";

/** A shape that stands where something will be; the caller gives it that thing's size. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-sm bg-line/50 ${className}`} />;
}

const widths = ["w-full", "w-11/12", "w-full", "w-4/5"] as const;

/** Lines of text to come, in the page's leading, so that nothing moves when they do. */
export function SkeletonText({ lines = 3, className = "" }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={`block ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never change places
        <span key={line} className="flex h-[1lh] items-center">
          <Skeleton className={`h-[0.7em] ${line === lines - 1 && lines > 1 ? "w-3/5" : widths[line % 4]}`} />
        </span>
      ))}
    </span>
  );
}

/** Says once, to those who can't see the shapes, that something is on its way. */
export function SkeletonGroup({ label, children }: { label?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy>
      <span className="sr-only">{label ?? t("ui.loading")}</span>
      {children}
    </div>
  );
}
