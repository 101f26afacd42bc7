import { useEffect, useRef } from "react";
import { useFormTranslation } from "#web/i18n/form-messages.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Why a form was not saved, said where its buttons are; a toast tells it aloud. */
export function SaveFailure({ title, text }: Readonly<{ title: string; text?: string }>) {
  const { t } = useFormTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for a way to clean up.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place}>
      <Notice tone="danger" title={title}>
        {text} {t("problems.kept")}
      </Notice>
    </div>
  );
}
