import { useSyncExternalStore } from "react";
import { formatLandMeasure } from "#domain/land/format-measure.ts";
import { parseLandMeasure, shownMeasures } from "#domain/land/measure.ts";
import type { LandCustom } from "#domain/land/units.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { readLandSystem, subscribeToLandSystem } from "./land-system-choice.ts";

/** The visitor's choice, or null. The server renders without it. */
export function useLandSystem() {
  return useSyncExternalStore(subscribeToLandSystem, readLandSystem, () => null);
}

type Props = Readonly<{
  /** The canonical text, as stored. */
  area: string;
  /** The custom of the property's district. Null if the district is unknown or uses both systems. */
  custom: LandCustom | null;
  /** Leaves out the square feet. */
  isShort?: boolean;
  className?: string;
}>;

/** LD2: an area of land in the custom of its district, or in the system that the visitor chose, with square feet. */
export function LandArea({ area, custom, isShort = false, className }: Props) {
  const language = useLanguage();
  const chosen = useLandSystem();
  const measure = parseLandMeasure(area);
  if (!measure) return null;
  const [main, beside] = shownMeasures(measure, custom, chosen).map((one) =>
    formatLandMeasure(one, language),
  );
  if (isShort) return <span className="figures inline-block">{main}</span>;
  return (
    <span className={className ? `figures ${className}` : "figures"}>
      <span className="inline-block">{main}</span>
      {beside !== undefined && (
        <>
          {" "}
          <span className="inline-block text-ink-soft">({beside})</span>
        </>
      )}
    </span>
  );
}
