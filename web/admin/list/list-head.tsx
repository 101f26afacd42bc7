import type { ReactNode } from "react";

type Props = Readonly<{
  /** Of the heading, which names the section. */
  id: string;
  title: string;
  /** "12 message(s)"; null until they are loaded. */
  count?: string | null;
  /** Buttons beside the title. */
  children?: ReactNode;
}>;

export function ListHead({ id, title, count, children }: Props) {
  // On a phone, a count that arrives beside buttons would push them into the next line.
  const lineOfItsOwn = count === undefined ? "" : "max-sm:basis-full";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className={`mr-auto flex flex-wrap items-baseline gap-x-3 ${lineOfItsOwn}`}>
        <h2 id={id} tabIndex={-1} data-list-heading className="text-2xl outline-none">
          {title}
        </h2>
        <p aria-live="polite" className="figures text-ink-soft">
          {count}
        </p>
      </div>
      {children}
    </div>
  );
}
