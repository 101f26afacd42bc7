import { memo } from "react";
import type { Property } from "#domain/properties/property.ts";
import type { ComparisonGroup, ComparisonRow } from "#domain/saved/compare-listings.ts";
import { useFactTranslation } from "#web/i18n/fact-messages.ts";
import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { ComparedListing } from "./compared-listing.tsx";
import { ComparedValues, useRowLabel } from "./compared-values.tsx";

type Props = Readonly<{ properties: readonly Property[]; groups: readonly ComparisonGroup[] }>;

/**
 * On phones two listings fit beside each other and the label of a row is above its values; the others are reached by
 * scrolling. Wide windows have a column of labels. Rows are grids, so that both use the same markup; explicit roles are
 * needed because screen readers ignore the semantics of such a table.
 */
const rowClass =
  "grid grid-cols-[repeat(var(--columns),minmax(calc(50cqi-0.125rem),1fr))] @3xl:grid-cols-[11rem_repeat(var(--columns),minmax(11rem,1fr))]";
const headClass = "sticky left-0 w-fit @3xl:w-auto @3xl:bg-paper";

export const ComparisonTable = memo(({ properties, groups }: Props) => {
  const { t } = useSavedTranslation();
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <section
      aria-label={t("comparison.title")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it
      tabIndex={0}
      // Positioned, so that it also clips the texts for screen readers.
      className="@container relative -mx-gutter overflow-x-auto px-gutter"
    >
      <table
        role="table"
        className="block min-w-fit text-left"
        style={{ "--columns": properties.length } as Record<string, unknown>}
      >
        <caption className="sr-only">{t("comparison.caption")}</caption>
        <thead role="rowgroup" className="block">
          <tr role="row" className={rowClass}>
            <td role="cell" className="hidden @3xl:block" />
            {properties.map((property) => (
              <th key={property.id} role="columnheader" scope="col" className="px-2 pb-4 font-normal">
                <ComparedListing property={property} among={properties} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.group} group={group} properties={properties} />
        ))}
      </table>
    </section>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
});

function Group({
  group: { group, rows },
  properties,
}: Readonly<{ group: ComparisonGroup; properties: readonly Property[] }>) {
  const { t } = useSavedTranslation();
  const { t: facts } = useFactTranslation();
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <tbody
      role="rowgroup"
      data-same={rows.every(({ isDifferent }) => !isDifferent) || undefined}
      className="block pb-6 data-same:in-data-only-differences:hidden"
    >
      <tr role="row" className="block border-line-strong border-b">
        <th role="rowheader" scope="row" className={`block px-2 py-2 font-normal text-xl ${headClass}`}>
          <span className="display">
            {group === "overview" ? t("comparison.overview") : facts(`groups.${group}`)}
          </span>
        </th>
      </tr>
      {group !== "overview" && <Names properties={properties} />}
      {rows.map((row) => (
        <Row key={keyOf(row)} row={row} />
      ))}
    </tbody>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

/** Repeats what the columns are, because the head of the table has been scrolled away. */
function Names({ properties }: Readonly<{ properties: readonly Property[] }>) {
  return (
    <tr aria-hidden className={`border-line border-b py-2 ${rowClass}`}>
      <td className="hidden @3xl:block" />
      {properties.map(({ id, name }) => (
        <td key={id} className="truncate px-2 font-semibold text-sm">
          <LangText>{name}</LangText>
        </td>
      ))}
    </tr>
  );
}

function Row({ row }: Readonly<{ row: ComparisonRow }>) {
  const { t } = useSavedTranslation();
  const label = useRowLabel()(row);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <tr
      role="row"
      data-same={!row.isDifferent || undefined}
      className={`border-line border-b py-2 data-same:in-data-only-differences:hidden ${rowClass}`}
    >
      <th
        role="rowheader"
        scope="row"
        className={`col-span-full flex items-start gap-1.5 self-start px-2 py-0.5 font-normal text-ink-soft text-sm @3xl:col-span-1 ${headClass}`}
      >
        {label}
        {row.isDifferent && (
          <>
            <Icon name="equal-not" className="mt-[0.2em] size-4 shrink-0 text-madder-strong" />
            <span className="sr-only">{t("comparison.differs")}</span>
          </>
        )}
      </th>
      <ComparedValues row={row} />
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function keyOf(row: ComparisonRow): string {
  if (row.name === "fact") return row.field;
  return row.name === "unitPrice" ? `${row.name} ${row.of}` : row.name;
}
