import type { Property } from "#domain/properties/property.ts";
import { useFactTexts } from "#web/i18n/use-fact-texts.ts";
import { PlaceSection } from "#web/map/place-section.tsx";

/** MP3: with the landmarks that staff know. */
export function PropertyPlace({ property }: Readonly<{ property: Property }>) {
  const texts = useFactTexts();
  const landmarks = property.landmarks.map((landmark) =>
    texts.text({ field: "landmarks", value: [landmark] }),
  );
  return (
    <PlaceSection location={property.map_location} listPath={property.for_type === "rent" ? "/rent" : "/buy"}>
      {landmarks.length > 0 && (
        <ul aria-label={texts.label("landmarks")} className="mb-4 flex flex-wrap gap-2">
          {landmarks.map((text) => (
            <li key={text} className="rounded-md bg-sunken px-3 py-1.5 text-sm">
              {text}
            </li>
          ))}
        </ul>
      )}
    </PlaceSection>
  );
}
