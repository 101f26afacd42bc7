import type { ReactNode } from "react";
import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import { BorderFish } from "#web/art/drawings.tsx";
import { Logo } from "#web/brand/logo.tsx";
import { useCompany } from "#web/brand/use-company.ts";
import { ReusedPart } from "#web/hydration/reused-part.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { quickLinks } from "./links.ts";

type Props = Readonly<{
  years: Readonly<Record<Language, number>>;
  services: readonly Readonly<{ id: string; name: string }>[];
  textPages: readonly Readonly<{ name: string; title: string }>[];
}>;

export function Footer(props: Props) {
  return (
    <ReusedPart
      as="footer"
      shows={props}
      className="on-night-focus night-logo print:hidden mt-section bg-night text-on-night"
    >
      <FooterContent {...props} />
    </ReusedPart>
  );
}

function FooterContent({ years, services, textPages }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, tagline, address, footerNote, phone, phoneLink, email, social } = useCompany();
  return (
    <>
      <BorderFish className="text-night-accent" />
      <div className="page-width grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1.2fr_1.4fr]">
        <div className="max-w-sm">
          <Logo className="text-2xl" />
          <p className="mt-3 text-on-night-soft">
            <LangText>{tagline}</LangText>
          </p>
          <ul className="mt-4 flex flex-wrap gap-x-5">
            {social.map((network) => (
              <li key={network.id}>
                <a
                  href={network.url}
                  className="footer-link"
                  aria-label={t("chrome.footer.social", { company: name, network: network.name })}
                >
                  <LangText>{network.name}</LangText>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Group title={t("chrome.footer.quickLinks")}>
          {quickLinks.map(({ to, label }) => (
            <li key={to}>
              <PageLink to={to} className="footer-link">
                {t(`chrome.${label}`)}
              </PageLink>
            </li>
          ))}
        </Group>
        {services.length > 0 && (
          <Group title={t("chrome.footer.services")}>
            {services.map((service) => (
              <li key={service.id} className="footer-text">
                <LangText>{service.name}</LangText>
              </li>
            ))}
          </Group>
        )}
        {(phone || email || address) && (
          <Group title={t("chrome.footer.contact")}>
            {phone && phoneLink && (
              <li>
                <a href={phoneLink} className="footer-link">
                  {localDigits(phone, language)}
                </a>
              </li>
            )}
            {email && (
              <li>
                <a href={`mailto:${email}`} className="footer-link">
                  {email}
                </a>
              </li>
            )}
            {address && (
              <li className="footer-text">
                <address className="not-italic">
                  <LangText>{address}</LangText>
                </address>
              </li>
            )}
          </Group>
        )}
      </div>
      <div className="border-t border-night-line">
        <ul className="page-width flex flex-wrap gap-x-6 pt-3 text-sm">
          {textPages.map((page) => (
            <li key={page.name}>
              <PageLink to={`/${page.name}`} className="footer-link">
                {page.title}
              </PageLink>
            </li>
          ))}
        </ul>
        <p className="page-width flex flex-wrap justify-between gap-x-8 gap-y-1 pt-1 pb-5 text-sm text-on-night-soft">
          <span>
            {t("chrome.footer.copyright", {
              year: localDigits(String(years[language]), language),
              company: name,
            })}
          </span>
          {footerNote && (
            <span>
              <LangText>{footerNote}</LangText>
            </span>
          )}
        </p>
      </div>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-sans text-base font-semibold text-night-accent">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
