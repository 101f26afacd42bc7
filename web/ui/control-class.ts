/** Shared by inputs, selects and textareas. */
export const controlClass =
  "touch w-full rounded-md border border-line-strong bg-surface px-3 py-2 text-ink placeholder:text-ink-faint " +
  "transition-colors duration-fast hover:border-ink focus-visible:outline-offset-0 " +
  "aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger " +
  "disabled:border-line disabled:bg-sunken disabled:text-ink-soft [&[readonly]]:bg-sunken";
