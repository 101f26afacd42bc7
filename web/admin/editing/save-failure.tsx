import { useEffect, useRef } from "react";
import { useProblemTranslation } from "#web/i18n/problem-messages.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Shows next to a form's buttons why it was not saved. Not announced, because a toast already is. */
export function SaveFailure({ title, text }: Readonly<{ title: string; text?: string }>) {
  const { t } = useProblemTranslation();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces, because newer browsers return a promise, which React would take for a cleanup function.
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={notice}>
      <Notice tone="danger" title={title}>
        {text} {t("problems.kept")}
      </Notice>
    </div>
  );
}
