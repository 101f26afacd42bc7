import type { ReactNode } from "react";
import { type KitSectionId, useKitText } from "./kit-text.ts";

/** Screenshots are taken of each section, by its id. */
export function KitSection({ id, children }: Readonly<{ id: KitSectionId; children: ReactNode }>) {
  const { sections } = useKitText();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-width border-line border-t py-10">
      <h2 id={`${id}-title`} className="mb-6 text-2xl">
        {sections[id]}
      </h2>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {children}
      </div>
    </section>
  );
}

type ExampleProps = Readonly<{ name: string; isWide?: boolean; children: ReactNode }>;

export function Example({ name, isWide = false, children }: ExampleProps) {
  return (
    <div className={`min-w-0 ${isWide ? "col-span-full" : ""}`}>
      <p lang="en" className="mb-3 text-ink-soft text-xs">
        {name}
      </p>
      {children}
    </div>
  );
}
