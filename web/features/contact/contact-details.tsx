import type { ReactNode } from "react";
import type { OpeningHours } from "#domain/settings/opening-hours.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { useContactTranslation } from "#web/i18n/contact-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import type { IconName } from "#web/icons/icon-names.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextAnchor } from "#web/ui/text-link.tsx";

/** CO1: what the company has entered. */
export function ContactDetails({ hours }: Readonly<{ hours: readonly OpeningHours[] }>) {
  const { t } = useContactTranslation();
  const format = useFormat();
  const { name, address, phone, phoneLink, email } = useCompany();
  return (
    <section>
      <h2 className="text-2xl">{t("contact.details")}</h2>
      <dl className="mt-5 grid gap-5">
        <Detail icon="map-pin" name={t("contact.address")}>
          <address className="not-italic">
            <LangText>{name}</LangText>
            <br />
            <LangText>{address}</LangText>
          </address>
        </Detail>
        {phone && phoneLink && (
          <Detail icon="phone" name={t("contact.phone")}>
            <TextAnchor href={phoneLink} className="-my-2 inline-flex min-h-touch items-center wrap-anywhere">
              {format.digits(phone)}
            </TextAnchor>
          </Detail>
        )}
        {email && (
          <Detail icon="mail" name={t("contact.email")}>
            <TextAnchor
              href={`mailto:${email}`}
              className="-my-2 inline-flex min-h-touch items-center wrap-anywhere"
            >
              {email}
            </TextAnchor>
          </Detail>
        )}
        {hours.length > 0 && (
          <Detail icon="clock" name={t("contact.hours")}>
            {hours.map(({ days, time }) => (
              <p key={days} className={time ? undefined : "text-ink-soft"}>
                {days}: <span className="inline-block">{time ?? t("contact.closed")}</span>
              </p>
            ))}
          </Detail>
        )}
      </dl>
    </section>
  );
}

function Detail({ icon, name, children }: Readonly<{ icon: IconName; name: string; children: ReactNode }>) {
  return (
    <div className="grid grid-cols-[2.75rem_1fr] gap-x-4">
      {/* The icon is inside dt, because a group in a dl may contain only dt and dd. */}
      <dt className="contents">
        <span className="row-span-2 grid size-11 place-items-center rounded-full bg-marigold-soft text-marigold-strong">
          <Icon name={icon} className="size-5" />
        </span>
        <span className="text-sm text-ink-soft">{name}</span>
      </dt>
      <dd className="col-start-2 font-semibold">{children}</dd>
    </div>
  );
}
