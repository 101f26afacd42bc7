import type { ReactNode } from "react";

/** Short fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>;
}

/** The end of a form: the one primary action last on a desk, where the eye ends, and first on a phone. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-3 border-line border-t pt-6 sm:flex-row sm:justify-end">
      {children}
    </div>
  );
}
