import { phoneUrl } from "#domain/settings/page-company.ts";
import type { Visit } from "#domain/visits/visit.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { directionsUrl } from "#web/map/directions.ts";

const link =
  "touch inline-flex items-center gap-2 font-semibold text-indigo text-sm underline-offset-4 hover:underline";

/** DY4: one press calls the visitor or shows the way. */
export function VisitLinks({ visit }: Readonly<{ visit: Visit }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const { phone, latitude, longitude } = visit;
  return (
    <span className="flex flex-wrap gap-x-5">
      {phone !== null && (
        <a href={phoneUrl(phone)} className={link}>
          <Icon name="phone" className="size-4" />
          {t("calendar.call")} <span className="figures">{format.digits(phone)}</span>
        </a>
      )}
      {latitude !== null && longitude !== null && (
        <a href={directionsUrl({ latitude, longitude })} target="_blank" rel="noreferrer" className={link}>
          <Icon name="map-pin" className="size-4" />
          {t("calendar.directions")}
        </a>
      )}
    </span>
  );
}
