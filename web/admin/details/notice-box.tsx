import type { ReactNode } from "react";

type Props = Readonly<{ title: string; text: string; action: ReactNode; children?: ReactNode }>;

/** Something that an admin should do next. */
export function NoticeBox({ title, text, action, children }: Props) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-sunken px-4 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="font-semibold">{title}</p>
        <p className="max-w-text text-ink-soft text-sm">{text}</p>
      </div>
      {action}
      {children}
    </div>
  );
}
