import type { EstimateSheet as Sheet, SheetLine } from "#domain/estimates/estimate-sheet.ts";
import { formatDecimal, formatPaisa } from "#domain/estimates/format-decimal.ts";
import { useEstimateSheetTranslation } from "#web/i18n/estimate-sheet-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

/** The description, then quantity, rate and amount. On phones the three share a row below the description. */
const columns =
  "grid grid-cols-[1fr_auto] gap-x-4 sm:grid-cols-[minmax(0,1fr)_8rem_7rem_9rem] print:grid-cols-[minmax(0,1fr)_8rem_7rem_9rem]";

/** CN6: a line of a variation says whether it is taken away. */
type WorkLine = SheetLine & Readonly<{ isRemoved?: boolean }>;

type WorkSection = Readonly<{ id: string; title: string; total: string; lines: readonly WorkLine[] }>;

type SectionsProps = Readonly<{
  sections: readonly WorkSection[];
  /** Makes the ids of headings different from those of another sheet on the page. */
  idPrefix?: string;
  level?: 2 | 4;
}>;

/** CN2, CN6: the lines of an estimate or a variation, as they are read and printed. */
export function SheetSections({ sections, idPrefix = "section", level = 2 }: SectionsProps) {
  const Heading = `h${level}` as const;
  const { t } = useEstimateSheetTranslation();
  const language = useLanguage();
  const format = useFormat();
  return sections.map((section, index) => (
    <section key={section.id} aria-labelledby={`${idPrefix}-${section.id}`}>
      <Heading id={`${idPrefix}-${section.id}`} className="text-xl">
        {format.number(index + 1)}. {section.title}
      </Heading>
      <Lines lines={section.lines} label={`${idPrefix}-${section.id}`} number={index + 1} />
      <p className="figures flex justify-between gap-4 pt-2 font-semibold">
        <span>{t("sectionTotal")}</span>
        <span>{formatPaisa(section.total, language)}</span>
      </p>
    </section>
  ));
}

type SumsProps = Readonly<{
  sheet: Pick<Sheet, "net" | "overheadPercent" | "overhead" | "vatPercent" | "vat" | "total"> &
    Readonly<{ inWords?: string }>;
}>;

export function SheetSums({ sheet }: SumsProps) {
  const { t } = useEstimateSheetTranslation();
  const language = useLanguage();
  return (
    <dl className="figures break-inside-avoid border-line border-t-2 pt-3">
      <Sum label={t("net")} amount={sheet.net} />
      {sheet.overheadPercent !== null && (
        <Sum
          label={t("overhead", { percent: formatDecimal(sheet.overheadPercent, language) })}
          amount={sheet.overhead}
        />
      )}
      {sheet.vatPercent !== null && (
        <Sum label={t("vat", { percent: formatDecimal(sheet.vatPercent, language) })} amount={sheet.vat} />
      )}
      <div className="mt-1 flex justify-between gap-4 border-line border-t pt-2 font-semibold text-xl">
        <dt>{t("total")}</dt>
        <dd className="whitespace-nowrap">रु {formatPaisa(sheet.total, language)}</dd>
      </div>
      {sheet.inWords !== undefined && (
        <div className="mt-2">
          <dt className="inline text-ink-soft">{t("inWords")}: </dt>
          <dd className="inline">{sheet.inWords}</dd>
        </div>
      )}
    </dl>
  );
}

function Sum({ label, amount }: Readonly<{ label: string; amount: string }>) {
  const language = useLanguage();
  return (
    <div className="flex justify-between gap-4 py-0.5">
      <dt>{label}</dt>
      <dd>{formatPaisa(amount, language)}</dd>
    </div>
  );
}

type LinesProps = Readonly<{ lines: readonly WorkLine[]; label: string; number: number }>;

/** Explicit roles are needed because screen readers ignore the semantics of a table that is laid out as blocks. */
function Lines({ lines, label, number }: LinesProps) {
  const { t } = useEstimateSheetTranslation();
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" aria-labelledby={label} className="mt-2 block">
      <thead role="rowgroup" className="block max-sm:sr-only print:not-sr-only">
        <tr role="row" className={`${columns} border-line border-b pb-1 text-ink-soft text-sm`}>
          <th role="columnheader" scope="col" className="text-left font-normal">
            {t("description")}
          </th>
          {(["quantity", "rate", "amount"] as const).map((name) => (
            <th key={name} role="columnheader" scope="col" className="text-right font-normal">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {lines.map((line, position) => (
          <Line key={line.id} line={line} number={`${number}.${position + 1}`} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function Line({ line, number }: Readonly<{ line: WorkLine; number: string }>) {
  const { t } = useEstimateSheetTranslation();
  const language = useLanguage();
  const format = useFormat();
  const quantity = `${formatDecimal(line.quantity, language, 2)} ${line.unit}`;
  const rate = formatPaisa(line.rate, language);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <tr role="row" className={`${columns} break-inside-avoid border-line border-b py-2.5`}>
      <td role="cell" className="min-w-0 max-sm:col-span-2 print:col-span-1">
        <p className="wrap-anywhere">
          <span className="text-ink-soft">{format.digits(number)}</span>{" "}
          {line.isRemoved && <strong className="font-semibold">{t("less")}: </strong>}
          {line.name}
          {line.code && <span className="text-ink-soft text-sm"> ({format.digits(line.code)})</span>}
        </p>
        {line.measurements.length > 0 && (
          <ul className="figures mt-1 text-ink-soft text-sm">
            {line.measurements.map((row) => (
              <li key={row.id} className="flex justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">
                  {row.label && `${row.label}: `}
                  {row.quantity.startsWith("-") && `${t("less")} `}
                  {row.factors
                    .map((factor) => formatDecimal(factor, language, factor.includes(".") ? 2 : 0))
                    .join(" × ")}
                </span>
                <span className="whitespace-nowrap">{formatDecimal(row.quantity, language, 2)}</span>
              </li>
            ))}
          </ul>
        )}
      </td>
      <td role="cell" className="figures sm:text-right">
        {quantity}
        <span className="sm:hidden print:hidden"> × {rate}</span>
      </td>
      <td role="cell" className="figures text-right max-sm:hidden print:block">
        {rate}
      </td>
      <td role="cell" className="figures text-right">
        {formatPaisa(line.amount, language)}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
