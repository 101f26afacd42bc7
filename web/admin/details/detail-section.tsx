import { type ReactNode, useId } from "react";

export function DetailSection({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 border-line border-b pb-1.5 text-base">
        {title}
      </h3>
      {children}
    </section>
  );
}
