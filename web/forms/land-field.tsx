import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { LandMeasure } from "#domain/land/measure.ts";
import type { LandCustom } from "#domain/land/units.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { normaliseDigits } from "#domain/numbers.ts";
import { useLandFieldTranslation } from "#web/i18n/land-field-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Field, type FieldProps } from "#web/ui/field.tsx";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";
import { type InputTextProps, useInputText } from "./use-input-text.ts";

const loadLandReading = () => import("./land-reading.tsx");

/** After this pause, the field asks or says that it does not understand. Sooner, it would react to half a text. */
const pauseMs = 700;

type Props = FieldProps &
  InputTextProps &
  Readonly<{
    className?: string;
    /** The custom of the place, if it is known. */
    custom?: LandCustom | undefined;
    onMeasure?: (measure: LandMeasure | null) => void;
  }>;

/** LD2: an area as people write it. Below it stands how it is understood; a text that can mean several areas asks. */
export function LandField(props: Props) {
  const { label, message, required, className, custom, onBlur, onMeasure } = props;
  const { t } = useLandFieldTranslation();
  const language = useLanguage();
  const { text, isEdited, write, control } = useInputText(props);
  const [hasFocus, setHasFocus] = useState(false);
  const hasText = text.trim() !== "";
  const module = useLazyModule(hasText || hasFocus, loadLandReading);
  const isPaused = useIsPaused(text);
  const { measure, choices, isInvalid } = read();

  function read() {
    if (!module || !hasText) return { measure: null, choices: [], isInvalid: false };
    const stored = isEdited ? null : module.parseLandMeasure(normaliseDigits(text));
    const reading = stored
      ? { kind: "measure" as const, measure: stored }
      : module.readLandMeasure(text, custom);
    return {
      measure: reading.kind === "measure" ? reading.measure : null,
      choices: reading.kind === "ambiguous" ? reading.choices : [],
      isInvalid: reading.kind === "invalid",
    };
  }

  function describeText(): ReactNode {
    if (module && measure) return <module.LandInUnits measure={measure} />;
    return isInvalid && isPaused ? t("unclear") : (props.help ?? t("help"));
  }

  /** The form's schema does not know the place, so a text that only its custom makes clear gets its units. */
  function addUnits() {
    if (module && measure && isEdited && typeof module.readWrittenLandMeasure(text) === "string")
      write(module.formatLandMeasure(measure, language));
  }

  const report = useEffectEvent(() => {
    if (isEdited) onMeasure?.(measure);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the measure depends on these
  useEffect(report, [text, module, custom]);

  const isAsking = isPaused && choices.length > 0;
  return (
    <Field
      label={label}
      help={!isAsking && <span aria-live="polite">{describeText()}</span>}
      message={message}
      required={required}
      {...(className && { className })}
    >
      {(ids) => (
        <>
          <input
            type="text"
            autoComplete="off"
            maxLength={maxLengths.word}
            onFocus={() => setHasFocus(true)}
            onBlur={(event) => {
              addUnits();
              onBlur?.(event);
            }}
            className="figures control"
            {...control}
            {...ids}
          />
          <div aria-live="polite">
            {module && isAsking && <module.LandChoices choices={choices} onChoose={write} />}
          </div>
        </>
      )}
    </Field>
  );
}

function useIsPaused(text: string): boolean {
  const [pausedText, setPausedText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPausedText(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return pausedText === text;
}
