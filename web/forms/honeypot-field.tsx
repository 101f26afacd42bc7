import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import { honeypotField } from "#domain/submissions/honeypot.ts";
import type { BotSignals } from "#web/api/bot-signals.ts";
import { useTranslation } from "#web/i18n/translations.tsx";

export type Honeypot = Readonly<{ read: () => BotSignals; clear: () => void }>;

export function readBotSignals({ current }: RefObject<Honeypot | null>): BotSignals {
  return current?.read() ?? { honeypot: "", seconds: undefined };
}

/** Hidden from people and keyboards; bots that fill in every field fill in this one too. */
export function HoneypotField({ ref }: { ref: Ref<Honeypot> }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const startedAt = useRef<number>(undefined);

  useEffect(() => {
    const form = input.current?.form;
    const start = () => {
      startedAt.current ??= performance.now();
    };
    form?.addEventListener("input", start);
    return () => form?.removeEventListener("input", start);
  }, []);

  useImperativeHandle(ref, () => ({
    read: () => ({
      honeypot: input.current?.value ?? "",
      seconds: startedAt.current === undefined ? undefined : (performance.now() - startedAt.current) / 1000,
    }),
    clear() {
      if (input.current) input.current.value = "";
    },
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
