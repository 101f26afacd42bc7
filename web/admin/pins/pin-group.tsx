import MapIcon from "lucide-react/icons/map";
import { type ClipboardEvent, type FocusEvent, useId, useState } from "react";
import { pinPrecisions } from "#domain/places/pin.ts";
import { readCoordinates, readPosition } from "#domain/places/read-coordinates.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { usePinTranslation } from "#web/admin/i18n/pin-messages.ts";
import { snapPoint } from "#web/map/mercator.ts";
import { Button } from "#web/ui/button.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { PinMap } from "./pin-map.tsx";
import { type PinValue, pinOf, precisionOf, withCoordinates, withPoint } from "./pin-value.ts";

type Props = Readonly<{
  value: PinValue;
  messages: Readonly<{ latitude: string | undefined; longitude: string | undefined }>;
  onChange: (value: PinValue) => void;
  /** The map starts there. */
  localLevelId: number | null;
}>;

/** PL3: the pin of a property or a project, by coordinates or on a map of boundaries, which loads when it is opened. */
export function PinGroup({ value, messages, onChange, localLevelId }: Props) {
  const { t } = usePinTranslation();
  const { t: admin } = useAdminTranslation();
  const mapId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [latitude = "", longitude = ""] = value;
  const [isShortLink, setShortLink] = useState(false);

  /** Fills both fields from a text that has both coordinates. */
  function split(text: string): boolean {
    const point = readCoordinates(text);
    setShortLink(point === null && readPosition(text) === "short_link");
    if (point) onChange(withPoint(value, point));
    return point !== null;
  }
  const splitting = {
    onPaste(event: ClipboardEvent) {
      if (split(event.clipboardData.getData("text"))) event.preventDefault();
    },
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => split(target.value),
  };
  return (
    <FormGroup title={t("title")} help={t("help")}>
      <FormRow>
        <NumberField
          label={t("latitude")}
          help={t("paste")}
          message={isShortLink ? admin("setup.place.problems.short_link") : messages.latitude}
          value={latitude}
          onChange={({ target }) => onChange(withCoordinates(value, target.value, longitude))}
          {...splitting}
        />
        <NumberField
          label={t("longitude")}
          message={messages.longitude}
          value={longitude}
          onChange={({ target }) => onChange(withCoordinates(value, latitude, target.value))}
          {...splitting}
        />
      </FormRow>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          icon={<MapIcon />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? mapId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? "closeMap" : "openMap")}
        </Button>
        {value.length > 0 && (
          <Button look="quiet" onClick={() => onChange([])}>
            {t("clear")}
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={mapId}>
          <PinMap
            key={localLevelId}
            pin={pinOf(value)}
            localLevelId={localLevelId}
            onMove={(point) => onChange(withPoint(value, snapPoint(point)))}
          />
        </div>
      )}
      {value.length > 0 && <Precision value={value} onChange={onChange} />}
    </FormGroup>
  );
}

/** What visitors will see of the pin. */
function Precision({ value, onChange }: Pick<Props, "value" | "onChange">) {
  const { t } = usePinTranslation();
  const name = useId();
  const [latitude = "", longitude = ""] = value;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t("precision")}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {pinPrecisions.map((precision) => (
          <label
            key={precision}
            className="grid min-h-touch cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 rounded-md border border-line px-4 py-3 has-checked:border-madder-edge has-checked:bg-sunken"
          >
            <input
              type="radio"
              name={name}
              checked={precisionOf(value) === precision}
              onChange={() => onChange([latitude, longitude, precision])}
              aria-describedby={`${name}-${precision}`}
              className="mt-1 size-5 accent-madder-edge"
            />
            <span className="font-semibold">{t(`${precision}`)}</span>
            <span id={`${name}-${precision}`} className="col-start-2 text-sm text-ink-soft">
              {t(`${precision}Help`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
