import { useListingTranslation } from "#web/i18n/listing-messages.ts";

/** The dark squares of a QR code as strokes of an SVG path, in a square of `size` units. */
export type QrCode = Readonly<{ size: number; path: string }>;

type Props = Readonly<{ qrCode: QrCode | null; url: string }>;

/** VT6: on paper, a page's address as a code and as a text. */
export function PrintedCode({ qrCode, url }: Props) {
  const { t } = useListingTranslation();
  return (
    <div className="mt-2 hidden print:block">
      {qrCode && (
        <svg
          role="img"
          aria-label={t("qrCode")}
          viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          className="mb-2 w-full max-w-40"
        >
          <path d={qrCode.path} stroke="black" shapeRendering="crispEdges" />
        </svg>
      )}
      <p lang="en" className="break-all text-sm">
        {url}
      </p>
    </div>
  );
}
