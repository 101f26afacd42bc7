import { useLazyModule } from "#web/ui/use-lazy-module.ts";

const loadEncoder = () => import("#domain/sharing/qr-path.ts");

/** Black on white in both themes, because cameras need it. */
export function QrCode({ text, label }: Readonly<{ text: string; label: string }>) {
  const encoder = useLazyModule(true, loadEncoder);
  if (!encoder) return <div className="size-48" />;
  const { path, size } = encoder.qrPath(text);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="size-48 rounded-md">
      <rect width={size} height={size} fill="white" />
      <path d={path} stroke="black" shapeRendering="crispEdges" />
    </svg>
  );
}
