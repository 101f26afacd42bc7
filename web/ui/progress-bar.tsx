type Props = Readonly<{
  label: string;
  /** From 0 to 1. */
  value: number;
  className?: string;
}>;

export function ProgressBar({ label, value, className = "" }: Props) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className={`h-2 overflow-hidden rounded-full bg-line ${className}`}
    >
      <div
        className="h-full w-full rounded-full bg-leaf transition-transform duration-base"
        style={{ transform: `translateX(${(share - 1) * 100}%)` }}
      />
    </div>
  );
}
