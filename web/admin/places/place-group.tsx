import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { languages, languageTag } from "#domain/language.ts";
import { readNumber } from "#domain/numbers.ts";
import type { AddressLine } from "#domain/places/composed-texts.ts";
import { joinAddress } from "#domain/places/join-address.ts";
import type { TextsState } from "#web/admin/editing/use-texts.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { textName } from "#web/admin/translations/text-values.ts";
import { PlaceFields } from "#web/forms/place-fields.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { type PlaceNames, usePlaceNames } from "./use-place-names.ts";

type PlaceFieldsProps = ComponentProps<typeof PlaceFields>;

type Props = Readonly<{
  /** The registered fields of the form. */
  text: (name: "local_level_id" | "ward") => Omit<ReturnType<PlaceFieldsProps["field"]>, "defaultValue">;
  texts: TextsState;
  values: Readonly<{ local_level_id: string; ward: string }>;
  /** The text that is composed if a place is chosen. */
  addressLine: AddressLine;
}>;

/** PL1: the local level and the ward of a row. PL2: shows the address that is composed from them and from the street. */
export function PlaceGroup({ text, texts, values, addressLine }: Props) {
  const { t } = useAdminTranslation();
  const titleId = useId();
  const [stored] = useState(values);
  const input = useRef<HTMLInputElement | null>(null);
  const storedPlace = usePlaceNames(stored.local_level_id);
  const { names, isLoading } = usePlaceNames(values.local_level_id);
  const composed = names && composeLines(names, values.ward, texts);
  useSetLines(texts, addressLine, isLoading ? "loading" : composed);

  // The picker sets the ward anew if it gets another function.
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });
  const [setValue] = useState((): PlaceFieldsProps["setValue"] => (name, value) => {
    if (name !== "place") latest.current.set(name, value);
    else if (input.current) input.current.value = value;
  });

  /** The picker's text is no value of the form: it follows from the id. */
  const pickerText: ReturnType<PlaceFieldsProps["field"]> = {
    name: "place",
    ref: (element: HTMLInputElement | null) => {
      input.current = element;
    },
    onChange: async () => undefined,
    onBlur: async () => undefined,
    defaultValue: storedPlace.names?.label ?? "",
    message: undefined,
  };
  return (
    <FormGroup title={t("places.group")} help={t("places.groupHelp")}>
      {!storedPlace.isLoading && (
        <PlaceFields
          field={(name) => (name === "place" ? pickerText : { ...text(name), defaultValue: stored[name] })}
          setValue={setValue}
        />
      )}
      {composed && (
        <div>
          <p id={titleId} className="font-semibold text-sm">
            {t("places.composed")}
          </p>
          <ul aria-labelledby={titleId} className="mt-1 grid gap-1 wrap-anywhere">
            {languages.map((language) => (
              <li key={language} lang={languageTag(language)}>
                {composed[language]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </FormGroup>
  );
}

function composeLines({ inLanguage }: PlaceNames, ward: string, texts: TextsState) {
  const line = (language: (typeof languages)[number]) => {
    const { name, district } = inLanguage[language];
    const street = texts.shownText(language, "street");
    return joinAddress({ street, name, district, ward: readNumber(ward) }, language);
  };
  return { en: line("en"), np: line("np") };
}

/** Keeps the form's address lines equal to the composed ones, from the first change of the place or the street on. */
function useSetLines(
  texts: TextsState,
  addressLine: AddressLine,
  composed: ReturnType<typeof composeLines> | "loading" | undefined,
) {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (composed === "loading") return;
    const lines = JSON.stringify(composed ?? null);
    const isChanged = last.current !== undefined && last.current !== lines;
    last.current = lines;
    if (!isChanged || !composed) return;
    for (const language of languages) texts.set(textName(language, addressLine), composed[language]);
  });
}
