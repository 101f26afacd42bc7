import { type ReactNode, useId } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";

type Props = Readonly<{
  title: string;
  text: string;
  /** Shown instead of an empty plot. */
  empty: string;
  isEmpty: boolean;
  /** The values as cells, which screen readers read instead of the drawing. */
  table?: Readonly<{ headers: readonly string[]; rows: readonly (readonly string[])[] }>;
  children: ReactNode;
}>;

/** LE9: a plot with its caption, and its values as a table. */
export function PlotFigure({ title, text, empty, isEmpty, table, children }: Props) {
  const { t } = useAdminTranslation();
  const id = useId();
  return (
    <figure aria-labelledby={id} className="min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <figcaption className="mb-4">
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        <p className="text-ink-soft text-sm">{text}</p>
      </figcaption>
      {isEmpty ? (
        <p className="rounded-md bg-sunken px-4 py-8 text-center text-ink-soft">{empty}</p>
      ) : (
        children
      )}
      {table && !isEmpty && (
        <details className="mt-3">
          <summary className="touch inline-flex cursor-pointer items-center font-semibold text-indigo text-sm underline-offset-4 hover:underline">
            {t("statistics.asTable")}
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, and needs the keyboard */}
          <section aria-label={title} tabIndex={0} className="overflow-x-auto">
            <table className="figures w-full text-right text-sm">
              <thead>
                <tr className="border-line border-b">
                  {table.headers.map((header, index) => (
                    <th
                      key={header}
                      scope="col"
                      className={`py-2 pr-4 font-semibold text-ink-soft ${index === 0 ? "text-left" : ""}`}
                    >
                      {header}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([name = "", ...cells]) => (
                  <tr key={name} className="border-line border-b last:border-0">
                    <th scope="row" className="whitespace-nowrap py-1.5 pr-4 text-left font-normal">
                      {name}
                    </th>
                    {cells.map((cell, index) => (
                      <td key={table.headers[index + 1]} className="whitespace-nowrap py-1.5 pr-4">
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      )}
    </figure>
  );
}
