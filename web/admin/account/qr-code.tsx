import { useLazyModule } from "#web/ui/use-lazy-module.ts";

const loadEncoder = () => import("uqr");

/** Black on white in both themes, because cameras need it. */
export function QrCode({ text, label }: Readonly<{ text: string; label: string }>) {
  const encoder = useLazyModule(true, loadEncoder);
  if (!encoder) return <div className="size-48" />;
  const { data, size } = encoder.encode(text, { border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="size-48 rounded-md">
      <rect width={size} height={size} fill="white" />
      <path d={squares.join("")} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
