import { type ReactNode, useId } from "react";

type Props = Readonly<{ title: string; lead?: string; motif: ReactNode; children: ReactNode }>;

/** A section of a project's story, with a drawing on the dotted line that connects the sections. */
export function Chapter({ title, lead, motif, children }: Props) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="group relative grid grid-cols-[3.5rem_1fr] gap-x-4 pb-12 last:pb-0 sm:grid-cols-[4.5rem_1fr] sm:gap-x-7"
    >
      <span
        aria-hidden
        className="absolute top-14 bottom-0 left-7 border-line-strong border-l-2 border-dotted group-last:hidden sm:top-18 sm:left-9"
      />
      <svg
        viewBox="0 0 72 72"
        fill="none"
        aria-hidden="true"
        className="relative size-14 overflow-visible text-ink sm:size-18"
      >
        <circle cx="36" cy="36" r="35" fill="var(--surface)" stroke="currentColor" strokeWidth="1.4" />
        <circle cx="36" cy="36" r="31.5" stroke="currentColor" strokeWidth="0.7" />
        {motif}
      </svg>
      <div className="min-w-0 pt-1.5 sm:pt-3">
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        {lead && <p className="text-ink-soft">{lead}</p>}
        <div className="mt-4">{children}</div>
      </div>
    </section>
  );
}
