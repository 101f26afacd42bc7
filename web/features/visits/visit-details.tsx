import type { ReactNode } from "react";
import { formatTime } from "#domain/calendar/format-time.ts";
import { phoneUrl } from "#domain/settings/page-company.ts";
import { visitPagePath } from "#domain/site/visit-page-path.ts";
import type { VisitPage } from "#domain/visits/visit-page.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useVisitPageTranslation } from "#web/i18n/visit-page-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { directionsUrl } from "#web/map/directions.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { TextAnchor, TextLink } from "#web/ui/text-link.tsx";

type Props = Readonly<{ page: VisitPage; token: string }>;

/** DY6: when, where, who, and what takes one there. */
export function VisitDetails({ page, token }: Props) {
  const { t } = useVisitPageTranslation();
  const language = useLanguage();
  const format = useFormat();
  const company = useCompany();
  const phone = page.agent_phone ?? company.phone;
  return (
    <Card as="section" className="grid gap-5">
      <dl className="grid gap-4">
        <Fact icon="calendar-days" label={t("when")}>
          <DateText iso={page.starts_at} time={formatTime(page.starts_at, language)} hasOtherCalendar />
        </Fact>
        <Fact icon="map-pin" label={t("where")}>
          {page.place || company.name}
          {page.property_name && (
            <span className="block font-normal">
              {page.property_id === null ? (
                page.property_name
              ) : (
                <TextLink
                  to={`/property/${page.property_id}`}
                  className="touch -my-2 inline-flex items-center py-2"
                >
                  {page.property_name}
                </TextLink>
              )}
            </span>
          )}
        </Fact>
        <Fact icon="phone" label={t("who")}>
          {page.agent_name ?? company.name}
          {phone && (
            <span className="block font-normal">
              {t("call")}:{" "}
              <TextAnchor href={phoneUrl(phone)} className="touch -my-2 inline-flex items-center">
                {format.digits(phone)}
              </TextAnchor>
            </span>
          )}
        </Fact>
      </dl>
      {page.is_open && (
        <div className="flex flex-wrap gap-3">
          {page.point && (
            <ButtonAnchor href={directionsUrl(page.point)} target="_blank" rel="noreferrer" look="secondary">
              {t("directions")}
            </ButtonAnchor>
          )}
          <ButtonAnchor href={`${visitPagePath(token)}.ics`} download="visit.ics" look="secondary">
            {t("calendar")}
          </ButtonAnchor>
        </div>
      )}
    </Card>
  );
}

type FactProps = Readonly<{
  icon: "calendar-days" | "map-pin" | "phone";
  label: string;
  children: ReactNode;
}>;

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className="relative min-w-0 pl-8">
      <dt className="text-ink-soft text-sm">
        <Icon name={icon} className="absolute top-[0.2em] left-0 size-5 text-indigo" />
        {label}
      </dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </div>
  );
}
