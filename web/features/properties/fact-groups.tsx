import type { ReactNode } from "react";
import { landAreaOf } from "#domain/properties/land-area.ts";
import type { Property } from "#domain/properties/property.ts";
import { type Fact, factGroupsOf } from "#domain/properties/property-facts.ts";
import type { FactField } from "#domain/properties/property-fields.ts";
import { useFactTranslation } from "#web/i18n/fact-messages.ts";
import { useFactTexts } from "#web/i18n/use-fact-texts.ts";
import { Icon } from "#web/icons/icon.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { LandArea } from "#web/ui/land-area.tsx";
import { LandSystemSelect } from "#web/ui/land-system-select.tsx";

type Props = Readonly<{ property: Property }>;

/** Shown at a glance, and with the place. */
const shownElsewhere: readonly FactField[] = ["area", "bedrooms", "bathrooms", "landmarks"];

/** LD4: the known facts in groups. */
export function FactGroups({ property }: Props) {
  const { t } = useFactTranslation();
  const groups = knownGroups(property).filter(({ group }) => group !== "checks");
  if (groups.length === 0) return null;
  return (
    <div className="mt-8 gap-10 sm:columns-2">
      {groups.map(({ group, facts }) => (
        <div key={group} className="break-inside-avoid pb-8 last:pb-0 print:pb-3">
          <h2 className="mb-2 text-xl">{t(`groups.${group}`)}</h2>
          <dl className="divide-y divide-line">
            {facts.map((fact) => (
              <FactRow key={fact.field} property={property} fact={fact} />
            ))}
          </dl>
          {facts.some(({ field }) => field === "land_area") && (
            <LandSystemSelect className="mt-3 max-w-64 print:hidden" />
          )}
        </div>
      ))}
    </div>
  );
}

function knownGroups(property: Property) {
  return factGroupsOf({ ...property, land_area: landAreaOf(property) })
    .map(({ group, facts }) => ({
      group,
      facts: facts.filter(({ field }) => !shownElsewhere.includes(field)),
    }))
    .filter(({ facts }) => facts.length > 0);
}

function FactRow({ property, fact }: Props & Readonly<{ fact: Fact }>) {
  const texts = useFactTexts();
  const term = texts.label(fact.fact);
  if (fact.field === "land_area")
    return (
      <Row term={term}>
        <LandArea area={fact.value} custom={property.land_custom} />
      </Row>
    );
  return <Row term={term}>{texts.text(fact)}</Row>;
}

/** LD8: what staff have checked, and when. */
export function Checks({ property }: Props) {
  const { t } = useFactTranslation();
  const texts = useFactTexts();
  const checks = knownGroups(property).find(({ group }) => group === "checks")?.facts ?? [];
  return (
    <>
      <h2 className="text-xl">{t("groups.checks")}</h2>
      <p className="mt-1 text-ink-soft text-sm">{t("checksHelp")}</p>
      <dl className="mt-3 grid gap-2.5">
        {checks.map(({ fact, field, value }) => (
          <div key={field}>
            <dt className="flex items-start gap-2 font-semibold">
              <Icon name="badge-check" className="mt-[0.2em] size-5 shrink-0 text-leaf" />
              {texts.label(fact)}
            </dt>
            <dd className="pl-7 text-ink-soft text-sm">
              <DateText iso={String(value)} hasOtherCalendar />
            </dd>
          </div>
        ))}
        <div className="mt-1 flex flex-wrap gap-x-2 border-line border-t pt-3 text-sm">
          <dt className="text-ink-soft">{t("lastCheck")}</dt>
          <dd className="font-semibold">
            <DateText iso={property.checked_on} />
          </dd>
        </div>
      </dl>
    </>
  );
}

function Row({ term, children }: Readonly<{ term: string; children: ReactNode }>) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-baseline gap-x-4 py-2 print:py-0.5">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="min-w-0 font-semibold">{children}</dd>
    </div>
  );
}
