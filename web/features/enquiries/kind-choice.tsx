import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { enquiryKinds } from "#domain/enquiries/kinds.ts";
import { useEnquiryTranslation } from "#web/i18n/enquiry-messages.ts";
import { Icon } from "#web/icons/icon.tsx";

const icons = { enquiry: "message-circle", visit: "calendar-days" } as const;

type Props = Readonly<{
  field: UseFormRegisterReturn & Readonly<{ defaultValue: string; message: string | undefined }>;
  onChoose: (kind: (typeof enquiryKinds)[number]) => void;
}>;

export function KindChoice({ field, onChoose }: Props) {
  const { t } = useEnquiryTranslation();
  const id = useId();
  const { defaultValue, message, onChange, ...radio } = field;
  return (
    <fieldset aria-describedby={message && id} className="min-w-0">
      <legend className="sr-only">{t("choose")}</legend>
      <div className="grid grid-cols-2 gap-3">
        {enquiryKinds.map((kind) => (
          <label
            key={kind}
            className="touch relative flex items-center justify-center gap-2 rounded-md border border-line-strong bg-surface px-3 py-2 text-center font-semibold leading-title transition-colors duration-fast hover:border-ink has-checked:border-indigo has-checked:bg-indigo-soft has-checked:ring-1 has-checked:ring-indigo has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              value={kind}
              defaultChecked={defaultValue === kind}
              aria-invalid={message ? true : undefined}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              onChange={(event) => {
                onChoose(kind);
                return onChange(event);
              }}
              {...radio}
            />
            <Icon name={icons[kind]} className="size-5 shrink-0 text-indigo" />
            {t(`kinds.${kind}`)}
          </label>
        ))}
      </div>
      {message && (
        <p id={id} className="mt-1.5 text-danger-strong text-sm">
          {message}
        </p>
      )}
    </fieldset>
  );
}
