import { formatClock } from "#domain/calendar/format-clock.ts";
import { formatTime } from "#domain/calendar/format-time.ts";
import type { SentEnquiry } from "#domain/enquiries/sent-enquiry.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { useEnquiryTranslation } from "#web/i18n/enquiry-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAnchor } from "#web/ui/text-link.tsx";

type Props = Readonly<{ sent: SentEnquiry; onAskAgain: () => void }>;

/** VT3: who answers, by when, and which time was asked for. */
export function WhatHappensNext({ sent, onAskAgain }: Props) {
  const { t } = useEnquiryTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { name, phone, phoneLink } = useCompany();
  const { until, visit } = sent;
  return (
    <>
      <Notice tone="success" title={t("next.title")} isAlert>
        <ul className="mt-2 grid gap-2">
          <li>
            {t(`next.${sent.answer}`, { company: name })}
            <span className="block font-semibold">
              {until === null ? (
                t("next.soon")
              ) : (
                <>
                  {t("next.until")}{" "}
                  <DateText iso={until} time={formatTime(until, language)} hasOtherCalendar />
                </>
              )}
            </span>
          </li>
          {visit && (
            <li>
              {t("next.visit")}
              <span className="block font-semibold">
                <DateText iso={visit.on} time={formatClock(visit.time, language)} hasOtherCalendar />
              </span>
              {sent.pageUrl ? (
                <>
                  {t("next.booked")} <TextAnchor href={sent.pageUrl}>{t("next.page")}</TextAnchor>
                </>
              ) : (
                t("next.confirm")
              )}
            </li>
          )}
          {phone && phoneLink && (
            <li>
              {t("next.urgent")} <TextAnchor href={phoneLink}>{format.digits(phone)}</TextAnchor>
            </li>
          )}
        </ul>
      </Notice>
      {/* Without JavaScript, the page without the parameter has the form. */}
      <ButtonAnchor
        href="?#form"
        look="quiet"
        className="mt-4"
        onClick={(event) => {
          event.preventDefault();
          onAskAgain();
        }}
      >
        {t("next.again")}
      </ButtonAnchor>
    </>
  );
}
