import { useEffect, useEffectEvent, useId, useState } from "react";
import type { Language } from "#domain/language.ts";
import type { PlaceSuggestion } from "#domain/places/suggestion.ts";
import { fetchPlaces } from "#web/api/places.ts";
import { usePlaceSuggestionTranslation } from "#web/i18n/place-suggestion-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

export { fetchPlaces };

const typingPauseMs = 150;

type Props = Readonly<{
  /** The text field that the suggestions belong to. */
  input: HTMLInputElement;
  label: string;
  query: string;
  onChoose: (place: PlaceSuggestion) => void;
}>;

/** The list of a combobox (ARIA's list autocomplete): the focus stays in the text field. */
export function PlaceSuggestions({ input, label, query, onChoose }: Props) {
  const { t } = usePlaceSuggestionTranslation();
  const format = useFormat();
  const listId = useId();
  const answer = usePlaces(query.trim(), useLanguage());
  const [closedQuery, setClosedQuery] = useState("");
  const [activePlaceId, setActivePlaceId] = useState<number>();
  const isOpen = answer !== undefined && query.trim() !== "" && closedQuery !== query;
  const places = isOpen ? answer.places : [];
  const active = places.find(({ id }) => id === activePlaceId) ?? places[0];
  const optionId = (place: PlaceSuggestion) => `${listId}-${place.id}`;
  const close = () => setClosedQuery(query);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    const index = active ? places.indexOf(active) : 0;
    if (event.key === "ArrowDown") setActivePlaceId((places[index + 1] ?? places[0])?.id);
    else if (event.key === "ArrowUp") setActivePlaceId(places.at(index - 1)?.id);
    else if (event.key === "Enter" && active) onChoose(active);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onBlur = useEffectEvent(close);
  useEffect(() => {
    const stopListening = new AbortController();
    const { signal } = stopListening;
    input.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    input.addEventListener("blur", () => onBlur(), { signal });
    return () => stopListening.abort();
  }, [input]);

  const activeId = active ? optionId(active) : "";
  useEffect(() => {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", listId);
    input.setAttribute("aria-expanded", String(activeId !== ""));
    if (activeId === "") input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [input, listId, activeId]);

  const failure = isOpen && places.length === 0 ? t(answer.hasFailed ? "failed" : "none") : "";
  return (
    <>
      <span
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-30 mt-1.5 block max-h-80 overflow-y-auto overscroll-contain rounded-md border border-line-strong bg-surface py-1 shadow-lg"
      >
        <span id={listId} role="listbox" aria-label={label} className="block">
          {places.map((place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys.
            <span
              key={place.id}
              id={optionId(place)}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              // The focus stays in the text field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(place)}
              className="flex min-h-touch cursor-pointer select-none flex-col justify-center px-4 py-1.5 leading-snug hover:bg-sunken aria-selected:bg-sunken"
            >
              <span className="font-semibold">{place.name}</span>
              <span className="text-ink-soft text-sm">
                {t("area", { district: place.district, province: place.province })}
              </span>
            </span>
          ))}
        </span>
        {failure && <span className="block px-4 py-3 text-ink-soft">{failure}</span>}
      </span>
      <span role="status" className="sr-only">
        {places.length > 0 ? t("found", { count: format.number(places.length) }) : failure}
      </span>
    </>
  );
}

type Answer = Readonly<{ places: readonly PlaceSuggestion[]; hasFailed: boolean }>;

/** The answer to the last query that was answered, so that the list does not flicker while the next one is under way. */
function usePlaces(query: string, language: Language): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (query === "") return setAnswer(undefined);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const next = await fetchPlaces({ q: query }, language).then(
        (places) => ({ places, hasFailed: false }),
        () => ({ places: [], hasFailed: true }),
      );
      if (isCurrent) setAnswer(next);
    }, typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, language]);
  return answer;
}
