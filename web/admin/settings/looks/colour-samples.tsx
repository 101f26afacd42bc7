import type { CSSProperties } from "react";
import { type Scheme, schemes } from "#domain/looks/default-tokens.ts";
import { deriveTokens } from "#domain/looks/derive-tokens.ts";
import { useLooksTranslation } from "./messages.ts";

/** The derived colours as a visitor meets them, light and dark next to each other. */
export function ColourSamples({ colour }: Readonly<{ colour: string | null }>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {schemes.map((scheme) => (
        <Sample key={scheme} scheme={scheme} colour={colour} />
      ))}
    </div>
  );
}

function Sample({ scheme, colour }: Readonly<{ scheme: Scheme; colour: string | null }>) {
  const { t } = useLooksTranslation();
  const tokens = deriveTokens(colour)[scheme];
  const isOutlined = tokens.madder !== tokens["madder-edge"];
  const properties = Object.entries(tokens).map(([name, value]) => [`--${name}`, value]);
  const style = {
    ...Object.fromEntries(properties),
    "--madder-ring": isOutlined ? tokens["madder-edge"] : "transparent",
  } as CSSProperties;
  return (
    <figure
      style={style}
      data-scheme={scheme}
      className="overflow-hidden rounded-lg border border-line bg-paper text-ink"
    >
      <figcaption className="px-4 pt-3 font-semibold text-sm">{t(`colour.${scheme}`)}</figcaption>
      <div className="grid gap-3 p-4">
        <p className="font-semibold text-madder-strong">{t("colour.sampleHeading")}</p>
        <p className="text-ink-soft text-sm">{t("colour.sampleText")}</p>
        <p className="flex flex-wrap items-center gap-3">
          <span className="inline-flex min-h-touch items-center rounded-md bg-madder px-4 font-semibold text-on-madder inset-ring inset-ring-(--madder-ring)">
            {t("colour.sampleButton")}
          </span>
          <span className="rounded-full border border-madder-edge bg-madder-soft px-3 py-1 text-madder-strong text-sm">
            {t("colour.sampleChip")}
          </span>
        </p>
      </div>
      <p className="border-madder border-t-4 bg-night px-4 py-3 text-on-night text-sm">
        {t("colour.sampleFooter")}
      </p>
    </figure>
  );
}
