import type { ReactNode } from "react";

/** Two columns from `sm` up. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>;
}

/** The primary button is last on wide screens and first on phones. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-3 border-line border-t pt-6 sm:flex-row sm:justify-end">
      {children}
    </div>
  );
}
