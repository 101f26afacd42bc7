import { useId } from "react";
import type { SellPropertyType } from "#domain/sell/property-types.ts";
import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Icon } from "#web/icons/icon.tsx";
import type { IconName } from "#web/icons/icon-names.ts";
import type { SellField } from "./use-sell-form.ts";

/** What people trade most comes first. */
const choices = [
  ["House", "house"],
  ["Land", "fence"],
  ["Apartment", "building-2"],
  ["Condo", "building"],
  ["Townhouse", "warehouse"],
] as const satisfies readonly (readonly [SellPropertyType, IconName])[];

export function TypeChoice({ field }: Readonly<{ field: SellField }>) {
  const { t } = useSellTranslation();
  const { t: site } = useTranslation();
  const id = useId();
  const { message, defaultValue, ...radio } = field("property_type");
  return (
    <fieldset aria-describedby={message && id} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">
        {t("sell.fields.type")}
        <span title={site("ui.required")} aria-hidden className="ml-1 text-madder-strong">
          *
        </span>
      </legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {choices.map(([type, icon]) => (
          <label
            key={type}
            className="relative flex min-h-20 flex-col items-center justify-center gap-1.5 rounded-md border border-line-strong bg-surface p-2 text-center font-semibold leading-title transition-colors duration-fast hover:border-ink has-checked:border-indigo has-checked:bg-indigo-soft has-checked:ring-1 has-checked:ring-indigo has-focus-visible:outline-2 has-focus-visible:outline-offset-2 last:col-span-2 has-aria-invalid:border-danger sm:last:col-span-1"
          >
            <input
              type="radio"
              value={type}
              defaultChecked={defaultValue === type}
              required
              aria-invalid={message ? true : undefined}
              aria-describedby={message && id}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              {...radio}
            />
            <Icon name={icon} className="size-6 shrink-0 text-indigo" />
            {t(`sell.types.${type}`)}
          </label>
        ))}
      </div>
      {message && (
        <p id={id} className="mt-1.5 flex items-start gap-1.5 text-danger-strong text-sm">
          <Icon name="circle-alert" className="mt-[0.3em] size-4 shrink-0" />
          {message}
        </p>
      )}
    </fieldset>
  );
}
