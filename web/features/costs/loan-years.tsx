import { memo } from "react";
import type { LoanPlan, LoanYear } from "#domain/costs/loan.ts";
import { useCostsTranslation } from "#web/i18n/costs-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";

const height = 120;
const barWidth = 10;
const gap = 2;
const columns = ["interest", "principal", "balance"] as const;

/** VT4: interest and principal by year, as a plot and as a table. */
export const LoanYears = memo(({ plan }: Readonly<{ plan: LoanPlan }>) => {
  const { t } = useCostsTranslation();
  const format = useFormat();
  const rupees = (amount: number) => format.rupees(Math.round(amount));
  const { years } = plan;
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="mt-6">
      <figcaption className="font-semibold">{t("plot")}</figcaption>
      <Plot
        years={years}
        text={t("plotText", {
          interest: rupees(first.interest),
          principal: rupees(first.principal),
          lastInterest: rupees(last.interest),
          lastPrincipal: rupees(last.principal),
        })}
      />
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Swatch className="bg-marigold" text={t("interest")} />
        <Swatch className="bg-leaf" text={t("principal")} />
      </p>
      <details className="mt-3 print:hidden">
        <summary className="touch inline-flex cursor-pointer items-center font-semibold text-indigo underline underline-offset-4">
          {t("yearByYear")}
        </summary>
        <div className="mt-2 overflow-x-auto">
          <table className="figures w-full text-right text-sm">
            <thead className="border-line border-b text-ink-soft">
              <tr>
                <th scope="col" className="py-2 text-left font-semibold">
                  {t("year")}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pl-3 font-semibold">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {years.map((year) => (
                <tr key={year.year}>
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {format.number(year.year)}
                  </th>
                  {columns.map((column) => (
                    <td key={column} className="py-1.5 pl-3 font-rupee whitespace-nowrap">
                      {rupees(year[column])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
});

function Swatch({ className, text }: Readonly<{ className: string; text: string }>) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-3 rounded-sm ${className}`} />
      {text}
    </span>
  );
}

/** One path for each part, so that a change sets two attributes. */
function Plot({ years, text }: Readonly<{ years: readonly LoanYear[]; text: string }>) {
  const format = useFormat();
  const most = Math.max(...years.map(({ interest, principal }) => interest + principal));
  const scale = (amount: number) => Math.round((amount / most) * height * 100) / 100;
  const width = years.length * (barWidth + gap) - gap;
  const bars = (partOf: (year: LoanYear) => readonly [bottom: number, size: number]) =>
    years
      .map((year, index) => {
        const [bottom, size] = partOf(year).map(scale) as [number, number];
        return `M${index * (barWidth + gap)} ${height - bottom}v${-size}h${barWidth}v${size}z`;
      })
      .join("");
  const shownYears = [...new Set([1, Math.ceil(years.length / 2), years.length])];
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text}
        className="mt-3 h-32 w-full max-w-xl"
      >
        <path d={bars(({ principal }) => [0, principal])} fill="var(--leaf)" />
        <path d={bars(({ interest, principal }) => [principal, interest])} fill="var(--marigold)" />
      </svg>
      <p aria-hidden className="figures mt-1 flex max-w-xl justify-between text-ink-soft text-xs">
        {shownYears.map((year) => (
          <span key={year}>{format.number(year)}</span>
        ))}
      </p>
    </>
  );
}
