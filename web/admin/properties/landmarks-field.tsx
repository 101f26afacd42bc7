import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type ReactNode, useId } from "react";
import {
  distanceUnits,
  type LandmarkParts,
  landmarkKinds,
  landmarkText,
  maxLandmarks,
  splitLandmarkText,
} from "#domain/properties/landmarks.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFactTranslation } from "#web/i18n/fact-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NarrowSelect } from "#web/ui/narrow-select.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";

type Props = Readonly<{
  label: string;
  help?: ReactNode;
  message: string | undefined;
  /** The texts of the landmarks, which may be incomplete. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}>;

/** LD4: what is near, each with its distance in metres or minutes. */
export function LandmarksField({ label, help, message, value, onChange }: Props) {
  const { t } = useAdminTranslation();
  const { t: words } = useFactTranslation();
  const format = useFormat();
  const id = useId();
  const change = (index: number, parts: LandmarkParts) => onChange(value.with(index, landmarkText(parts)));

  return (
    <fieldset aria-describedby={help || message ? `${id}-more` : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {value.length > 0 && (
        <ul className="mb-2 grid gap-2">
          {value.map((text, index) => {
            const parts = splitLandmarkText(text);
            const number = format.number(index + 1);
            const labelOf = (field: "kind" | "distance" | "unit") =>
              t(`properties.form.landmarks.${field}`, { number });
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: every control shows its value, so a row has no state of its own
              <li key={index} className="flex gap-1">
                <NarrowSelect
                  aria-label={labelOf("kind")}
                  className="min-w-0 grow basis-40"
                  value={parts.kind}
                  options={landmarkKinds.map((kind) => [kind, words(`landmarkKinds.${kind}`)])}
                  onChange={({ target }) => change(index, { ...parts, kind: target.value })}
                />
                <input
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={6}
                  aria-label={labelOf("distance")}
                  aria-invalid={message ? true : undefined}
                  value={parts.distance}
                  onChange={({ target }) =>
                    change(index, { ...parts, distance: target.value.replaceAll(" ", "") })
                  }
                  className="figures min-w-0 grow basis-20 control"
                />
                <NarrowSelect
                  aria-label={labelOf("unit")}
                  className="min-w-0 grow basis-28"
                  value={parts.unit}
                  options={distanceUnits.map((unit) => [
                    unit,
                    words(`distance.${unit}`, { number: "" }).trim(),
                  ])}
                  onChange={({ target }) =>
                    change(index, { ...parts, unit: target.value === "minutes" ? "minutes" : "metres" })
                  }
                />
                <IconButton
                  label={t("properties.form.landmarks.remove", { number })}
                  onClick={() => onChange(value.toSpliced(index, 1))}
                >
                  <X aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {value.length < maxLandmarks && (
        <SmallButton
          icon={<Plus />}
          onClick={() =>
            onChange([...value, landmarkText({ kind: landmarkKinds[0], distance: "", unit: "metres" })])
          }
        >
          {t("properties.form.landmarks.add")}
        </SmallButton>
      )}
      {(help || message) && (
        <p id={`${id}-more`} className={`mt-1.5 text-sm ${message ? "text-danger-strong" : "text-ink-soft"}`}>
          {message ?? help}
        </p>
      )}
    </fieldset>
  );
}
