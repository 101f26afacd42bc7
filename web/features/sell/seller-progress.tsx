import { type SellerPage, type SellerStage, stagesOf } from "#domain/sell/seller-page.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { useSellerTranslation } from "#web/i18n/seller-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { ButtonAnchor, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

/** LE5: what was received, where it stands, what happens next, and whom to call. */
export function SellerProgress({ page }: Readonly<{ page: SellerPage }>) {
  const { t } = useSellerTranslation();
  const format = useFormat();
  const { phone, phoneLink } = useCompany();
  const { step, property_id: propertyId } = page;
  const isHidden = step === "published" && propertyId === null;
  return (
    <div className="page-width grid max-w-3xl gap-8 py-section">
      <header>
        <p className="text-ink-soft">{t("of")}</p>
        <PageHeading className="wrap-anywhere">
          <LangText>{page.title}</LangText>
        </PageHeading>
        <p className="mt-2 flex items-start gap-1.5 text-ink-soft">
          <Icon name="map-pin" className="mt-[0.3em] size-4 shrink-0" />
          <span className="wrap-anywhere">
            <LangText>{page.location}</LangText>
          </span>
        </p>
      </header>
      <Card as="section" aria-labelledby="stages-title">
        <h2 id="stages-title" className="text-xl">
          {t("stages")}
        </h2>
        <ol className="mt-5">
          {stagesOf(page).map((stage) => (
            <Stage key={stage.step} stage={stage} reason={page.decline_reason} />
          ))}
        </ol>
      </Card>
      <section aria-labelledby="next-title">
        <h2 id="next-title" className="text-xl">
          {t("next")}
        </h2>
        <p className="mt-2 max-w-text">{t(`nextTexts.${isHidden ? "hidden" : step}`)}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {propertyId !== null && <ButtonLink to={`/property/${propertyId}`}>{t("open")}</ButtonLink>}
          {step === "declined" && (
            <ButtonLink to="/sell" look="secondary">
              {t("again")}
            </ButtonLink>
          )}
          {phone && phoneLink && (
            <ButtonAnchor
              href={phoneLink}
              look={propertyId === null ? "primary" : "secondary"}
              icon={<Icon name="phone" />}
            >
              {t("call", { phone: format.digits(phone) })}
            </ButtonAnchor>
          )}
        </div>
      </section>
      <p className="border-line border-t pt-5 text-ink-soft text-sm">
        {t("until")} <DateText iso={page.expires_at} hasOtherCalendar />
      </p>
    </div>
  );
}

const looks = {
  done: "border-leaf bg-leaf text-on-leaf",
  current: "border-marigold bg-marigold text-on-marigold",
  declined: "border-danger bg-danger text-on-danger",
  coming: "border-line-strong bg-surface",
} as const;

function Stage({ stage: { step, state, at }, reason }: Readonly<{ stage: SellerStage; reason: string }>) {
  const { t } = useSellerTranslation();
  const isPublished = step === "published" && state === "current";
  const look = step === "declined" ? "declined" : isPublished ? "done" : state;
  return (
    <li
      aria-current={state === "current" ? "step" : undefined}
      className="relative flex gap-4 pb-6 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-[0.95rem] not-last:before:w-0.5 not-last:before:bg-line last:pb-0"
    >
      <span
        aria-hidden
        className={`grid size-8 shrink-0 place-items-center rounded-full border-2 ${looks[look]}`}
      >
        {look === "done" || look === "declined" ? (
          <Icon name={step === "declined" ? "x" : "check"} className="size-4" />
        ) : (
          <span className={`size-2.5 rounded-full ${look === "current" ? "bg-current" : ""}`} />
        )}
      </span>
      <div className="min-w-0 pt-0.5">
        <h3 className={`text-lg ${state === "coming" ? "font-normal text-ink-soft" : ""}`}>
          {t(step === "checking" && state === "done" ? "checked" : `steps.${step}`)}
        </h3>
        {at && <DateText iso={at} hasOtherCalendar className="text-ink-soft" />}
        {step === "declined" && (
          <p className="mt-2 whitespace-pre-line wrap-anywhere">
            <span className="font-semibold">{t("reason")}</span> <LangText>{reason}</LangText>
          </p>
        )}
      </div>
    </li>
  );
}
