import type { ReactNode } from "react";
import { company, phoneLink } from "#domain/company.ts";
import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import { BorderFish } from "#web/art/deferred-drawings.ts";
import { Logo } from "#web/brand/logo.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { StaffText } from "#web/ui/staff-text.tsx";
import { quickLinks } from "./links.ts";

const services = ["propertyManagement", "homeInspection", "repairs", "investment"] as const;
const networks = [
  { name: "Facebook", url: company.social.facebook },
  { name: "Instagram", url: company.social.instagram },
  { name: "YouTube", url: company.social.youtube },
] as const;

const linkClass =
  "touch inline-flex max-w-full items-center wrap-anywhere text-on-night-soft underline-offset-4 hover:text-on-night hover:underline";

export function Footer({ years }: { years: Readonly<Record<Language, number>> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = company.name[language];
  return (
    <footer className="on-night-focus print:hidden mt-section bg-night text-on-night">
      <BorderFish className="text-night-accent" />
      <div className="page-width grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1.2fr_1.4fr]">
        <div className="max-w-sm">
          <Logo language={language} className="text-2xl" />
          <p className="mt-3 text-on-night-soft">{company.tagline[language]}</p>
          <ul className="mt-4 flex flex-wrap gap-x-5">
            {networks.map((network) => (
              <li key={network.name}>
                <a
                  href={network.url}
                  className={linkClass}
                  aria-label={t("chrome.footer.social", { company: name, network: network.name })}
                >
                  <StaffText>{network.name}</StaffText>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Group title={t("chrome.footer.quickLinks")}>
          {quickLinks.map(({ to, label }) => (
            <li key={to}>
              <PageLink to={to} className={linkClass}>
                {t(`chrome.${label}`)}
              </PageLink>
            </li>
          ))}
        </Group>
        <Group title={t("chrome.footer.services")}>
          {services.map((service) => (
            <li key={service} className="flex min-h-touch items-center text-on-night-soft">
              {t(`chrome.footer.${service}`)}
            </li>
          ))}
        </Group>
        <Group title={t("chrome.footer.contact")}>
          <li>
            <a href={phoneLink} className={linkClass}>
              {localDigits(company.phone, language)}
            </a>
          </li>
          <li>
            <a href={`mailto:${company.email}`} className={linkClass}>
              {company.email}
            </a>
          </li>
          <li className="flex min-h-touch items-center text-on-night-soft">
            <address className="not-italic">{company.address[language]}</address>
          </li>
        </Group>
      </div>
      <div className="border-t border-night-line">
        <p className="page-width flex flex-wrap justify-between gap-x-8 gap-y-1 py-5 text-sm text-on-night-soft">
          <span>
            {t("chrome.footer.copyright", {
              year: localDigits(String(years[language]), language),
              company: name,
            })}
          </span>
          <span>{t("chrome.footer.illustrations")}</span>
        </p>
      </div>
    </footer>
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
