export type Toast = Readonly<{
  title: string;
  text?: string;
  tone: "success" | "error" | "neutral";
  /** Such as Undo. Pressing it also closes the toast. */
  action?: Readonly<{ label: string; onPress: () => void }>;
  /** CH5: five seconds by default. */
  durationMs?: number;
}>;

type Presenter = (toast: Toast) => void;

let presenter: Presenter | undefined;
let waiting: Toast | undefined;

/** A new toast replaces the previous one. */
export function showToast(toast: Toast): void {
  if (presenter) presenter(toast);
  else waiting = toast;
}

/** Called by the toaster, which loads after the page. Shows the toast that was requested before. */
export function presentToasts(present: Presenter): void {
  presenter = present;
  if (waiting) present(waiting);
  waiting = undefined;
}
