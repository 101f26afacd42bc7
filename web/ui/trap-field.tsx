import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import { honeypotField } from "#domain/sending/honeypot.ts";
import { useTranslation } from "#web/i18n/translations.tsx";

/** What a form's filling-in looked like. */
export type Signs = Readonly<{ trap: string; seconds: number | undefined }>;

export type Trap = Readonly<{ read: () => Signs }>;

/** What the form looks like just now. */
export function signsOf({ current }: RefObject<Trap | null>): Signs {
  return current?.read() ?? { trap: "", seconds: undefined };
}

/** Out of sight and out of reach for people; machines that fill in every field fill in this one, and at once. */
export function TrapField({ ref }: { ref: Ref<Trap> }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const began = useRef<number>(undefined);

  useEffect(() => {
    const form = input.current?.form;
    const begin = () => {
      began.current ??= performance.now();
    };
    form?.addEventListener("input", begin);
    return () => form?.removeEventListener("input", begin);
  }, []);

  useImperativeHandle(ref, () => ({
    read: () => ({
      trap: input.current?.value ?? "",
      seconds: began.current === undefined ? undefined : (performance.now() - began.current) / 1000,
    }),
  }));

  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {t("ui.leaveEmpty")}
        <input ref={input} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
