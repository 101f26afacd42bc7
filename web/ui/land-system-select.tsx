import { shownSystems } from "#domain/land/units.ts";
import { useLandFieldTranslation } from "#web/i18n/land-field-messages.ts";
import { useLandSystem } from "./land-area.tsx";
import { storeLandSystem } from "./land-system-choice.ts";
import { SelectField } from "./select-field.tsx";

/** LD2: lets the visitor choose the units of every area. The choice stays in the browser. */
export function LandSystemSelect({ className }: Readonly<{ className?: string }>) {
  const { t } = useLandFieldTranslation();
  const chosen = useLandSystem();
  return (
    <SelectField
      label={t("shownIn")}
      placeholder={t("systems.custom")}
      options={shownSystems.map((value) => ({ value, label: t(`systems.${value}`) }))}
      value={chosen ?? ""}
      onChange={({ target }) =>
        storeLandSystem(shownSystems.find((system) => system === target.value) ?? null)
      }
      {...(className && { className })}
    />
  );
}
