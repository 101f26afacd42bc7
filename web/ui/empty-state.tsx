import type { ReactNode } from "react";

type Props = Readonly<{ art?: ReactNode; title: string; text?: string; children?: ReactNode }>;

export function EmptyState({ art, title, text, children }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 py-12 text-center [&>svg]:max-w-full">
      {art}
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="max-w-text text-ink-soft">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
