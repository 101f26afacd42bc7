import { useEffect, useRef, useState } from "react";
import { Spinner } from "#web/ui/spinner.tsx";

const widthsPx = { phone: 390, desk: 1280 } as const;

type Props = Readonly<{
  /** Undefined until the preview is made. */
  address: string | undefined;
  isPhone: boolean;
  title: string;
  loading: string;
}>;

/**
 * A page at the width of a phone or of a desk, scaled down if the dialog is narrower. It works as for visitors, except that it sends no
 * forms and its links lead nowhere.
 */
export function PreviewFrame({ address, isPhone, title, loading }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const widthPx = widthsPx[isPhone ? "phone" : "desk"];
  const scale = size.width > 0 ? Math.min(1, size.width / widthPx) : 1;
  const isLoading = address === undefined || loaded !== address;
  return (
    <div
      ref={box}
      aria-busy={isLoading}
      // What the dialog has left, so that only the page scrolls.
      className="relative h-[max(20rem,min(40rem,calc(88dvh-20rem)))] overflow-hidden rounded-md border border-line bg-sunken"
    >
      {address && size.width > 0 && (
        <iframe
          key={address}
          src={address}
          title={title}
          onLoad={({ currentTarget }) => {
            holdPage(currentTarget.contentWindow);
            setLoaded(address);
          }}
          className="absolute top-0 left-1/2 border-0 bg-paper"
          style={{
            width: widthPx,
            height: size.height / scale,
            marginLeft: (-widthPx * scale) / 2,
            transform: `scale(${scale})`,
            transformOrigin: "0 0",
          }}
        />
      )}
      {isLoading && (
        <p role="status" className="absolute inset-0 flex items-center justify-center gap-3 text-ink-soft">
          <Spinner />
          {loading}
        </p>
      )}
    </div>
  );
}

/** Before the page's own scripts hear of it: other pages would not be the preview, and can't be shown in a frame. */
function holdPage(page: Window | null): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const isLink = ({ target }: Event) => (target as Element | null)?.closest?.("a[href]");
  page?.addEventListener("submit", stop, true);
  page?.addEventListener("click", (event) => isLink(event) && stop(event), true);
}
