import { type ReactNode, useId } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { TextLink } from "#web/ui/text-link.tsx";

type Props = Readonly<{
  title: string;
  /** The number of all lines, of which the first are shown. */
  count: number;
  shown: number;
  /** Where all of them are. */
  allTo?: string;
  children: ReactNode;
}>;

/** A part of Today. */
export function TodaySection({ title, count, shown, allTo, children }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-lg border border-line bg-surface px-4 pt-3 pb-1 shadow-sm"
    >
      <h3 className="flex items-baseline gap-2 font-sans text-base tracking-normal">
        <span id={id}>{title}</span>
        {count > 0 && (
          <span className="figures font-normal text-ink-soft text-sm">{format.number(count)}</span>
        )}
      </h3>
      <ul className="divide-y divide-line">{children}</ul>
      {allTo && count > shown && (
        <TextLink to={allTo} className="touch inline-flex items-center text-sm">
          {t("today.all", { number: format.number(count) })}
        </TextLink>
      )}
    </section>
  );
}
