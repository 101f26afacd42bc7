import { type ChangeEvent, useEffect, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { maxLengths } from "#domain/max-lengths.ts";
import type { PlaceSuggestion } from "#domain/places/suggestion.ts";
import { usePlaceTranslation } from "#web/i18n/place-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Field } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";

type PlaceFieldName = "place" | "local_level_id" | "ward";
type RegisteredField = UseFormRegisterReturn &
  Readonly<{ defaultValue: string; message: string | undefined }>;

type Props = Readonly<{
  field: (name: PlaceFieldName) => RegisteredField;
  setValue: (name: PlaceFieldName, value: string) => void;
  /** What a text posted without JavaScript may mean. */
  choices?: readonly PlaceSuggestion[] | undefined;
  onPlace?: (place: PlaceSuggestion | undefined) => void;
}>;

const loadSuggestions = () => import("./place-suggestions.tsx");

/**
 * PL1: a local level, found by typing in either script, and one of its wards. Suggestions load when the field is first
 * used; without them, and without JavaScript, the server reads the text.
 */
export function PlaceFields({ field, setValue, choices = [], onPlace }: Props) {
  const { t } = usePlaceTranslation();
  const format = useFormat();
  const [input, setInput] = useState<HTMLInputElement>();
  const [query, setQuery] = useState("");
  const { message: idMessage, ...idField } = field("local_level_id");
  const { message: placeMessage, ...placeField } = field("place");
  const wardField = field("ward");
  const [hasFocus, setFocus] = useState(false);
  // If it fails to load, the next use of the field retries.
  const module = useLazyModule(hasFocus, () => loadSuggestions().catch(() => undefined));
  const [chosen, setChosen] = useStoredPlace(idField.defaultValue);
  const [isEdited, setIsEdited] = useState(false);

  function choose(place: PlaceSuggestion | undefined) {
    setIsEdited(true);
    setChosen(place);
    setValue("local_level_id", place ? String(place.id) : "");
    if (!place) return;
    setQuery("");
    setValue("place", place.label);
  }
  // The ward can be selected only after its option has been rendered.
  useEffect(() => {
    if (!isEdited) return;
    setValue("ward", String(chosen?.ward ?? ""));
    // The form's draft is saved on input events.
    if (chosen) input?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [chosen, isEdited, setValue, input]);

  useEffect(() => onPlace?.(chosen), [chosen, onPlace]);

  const wards = chosen
    ? Array.from({ length: chosen.wards }, (_, index) => String(index + 1))
    : [wardField.defaultValue].filter((ward) => ward !== "" && !isEdited);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[2fr_1fr]">
      <Field
        label={t("label")}
        message={placeMessage ?? idMessage}
        help={
          <>
            <span className="noscript:hidden">{t("help")}</span>
            <span className="hidden noscript:inline">{t("helpInWords")}</span>
          </>
        }
      >
        {(control) => (
          <span className="relative block">
            <input
              type="text"
              autoComplete="off"
              maxLength={maxLengths.address}
              className="control"
              {...placeField}
              {...control}
              onFocus={({ currentTarget }) => {
                setInput(currentTarget);
                setFocus(true);
              }}
              onBlur={(event) => {
                void placeField.onBlur(event);
                setFocus(false);
              }}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                void placeField.onChange(event);
                setQuery(event.currentTarget.value);
                choose(undefined);
              }}
            />
            {module && input && (
              <module.PlaceSuggestions input={input} label={t("label")} query={query} onChoose={choose} />
            )}
          </span>
        )}
      </Field>
      {choices.length > 0 && !isEdited ? (
        <SelectField
          label={t("which")}
          placeholder=""
          options={choices.map(({ id, label }) => ({ value: String(id), label }))}
          {...idField}
        />
      ) : (
        // Not type="hidden": React would reset its value to the default with every render.
        <input type="text" hidden {...idField} />
      )}
      <div className="noscript:hidden">
        <SelectField
          label={t("ward")}
          placeholder={wards.length > 0 ? t("noWard") : "–"}
          options={wards.map((value) => ({ value, label: format.number(Number(value)) }))}
          disabled={wards.length === 0}
          {...wardField}
        />
      </div>
    </div>
  );
}

/** The chosen place. A place of a draft or of a stored row is fetched by its id, for the number of its wards. */
function useStoredPlace(id: string) {
  const language = useLanguage();
  const [place, setPlace] = useState<PlaceSuggestion>();
  useEffect(() => {
    if (id === "") return;
    let isCurrent = true;
    loadSuggestions()
      .then(({ fetchPlaces }) => fetchPlaces({ id }, language))
      // Without a connection, the stored ward is the only one on offer.
      .catch(() => [])
      .then(([stored]) => {
        if (isCurrent && stored) setPlace((current) => current ?? stored);
      });
    return () => {
      isCurrent = false;
    };
  }, [id, language]);
  return [place, setPlace] as const;
}
