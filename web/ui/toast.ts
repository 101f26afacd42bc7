export type Toast = Readonly<{
  title: string;
  text?: string;
  tone: "success" | "error" | "neutral";
  /** A way back, such as Undo. Pressing it also closes the toast. */
  action?: Readonly<{ label: string; onPress: () => void }>;
  /** Milliseconds; an action may need longer than the usual five seconds (CH5). */
  duration?: number;
}>;

type Presenter = (toast: Toast) => void;

let presenter: Presenter | undefined;
let waiting: Toast | undefined;

/** Tells the person what came of what they did. A new toast takes the place of the one before. */
export function showToast(toast: Toast): void {
  if (presenter) presenter(toast);
  else waiting = toast;
}

/** The toaster, loaded after the page, takes over here; a toast that came earlier is shown then. */
export function presentToasts(present: Presenter): void {
  presenter = present;
  if (waiting) present(waiting);
  waiting = undefined;
}
