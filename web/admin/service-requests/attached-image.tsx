import { ApiPicture, pictureUrl } from "#web/admin/details/api-picture.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { LooseServiceRequest } from "#web/compatibility/loose-service-request.ts";
import { useServiceLabels } from "./use-service-labels.ts";

/** The client's photo. A link opens it in full size, because details such as cracks are small. */
export function AttachedImage({ request }: { request: LooseServiceRequest }) {
  const { t } = useAdminTranslation();
  const labels = useServiceLabels();
  const address = pictureUrl(request.imag);
  if (address === null) return <p className="text-ink-soft">{t("serviceRequests.detail.noImage")}</p>;
  return (
    <a href={address} target="_blank" rel="noreferrer" className="block rounded-md">
      <ApiPicture
        picture={request.pictures[0]}
        reference={request.imag}
        alt={t("serviceRequests.detail.imageOf", { service: labels.service(request.service_name) })}
        sizes="(min-width: 768px) 45rem, 92vw"
        className="max-h-[60dvh] w-full rounded-md bg-sunken object-contain"
      />
      <span className="mt-2 inline-block font-semibold text-indigo text-sm underline underline-offset-4">
        {t("serviceRequests.detail.openImage")}
      </span>
    </a>
  );
}
