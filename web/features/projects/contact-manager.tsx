import { useId } from "react";
import type { Project } from "#domain/projects/project.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { useProjectDetailTranslation } from "#web/i18n/project-detail-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

const lineClass =
  "flex min-h-touch items-center gap-2.5 text-indigo underline decoration-1 underline-offset-4 hover:text-indigo-hover hover:decoration-2";

/** PD2: all projects have the company's phone number and email address. */
export function ContactManager({ project }: { project: Pick<Project, "proj_name"> }) {
  const { t } = useProjectDetailTranslation();
  const format = useFormat();
  const heading = useId();
  const { phone, phoneLink, email } = useCompany();
  const subject = encodeURIComponent(t("projects.detail.emailSubject", { name: project.proj_name }));
  return (
    <Card as="section" aria-labelledby={heading} className="flex flex-col">
      <h2 id={heading} className="text-2xl">
        {t("projects.detail.manager")}
      </h2>
      <p className="mt-2 text-ink-soft text-sm">{t("projects.detail.managerText")}</p>
      <ul className="mt-2">
        {phone && phoneLink && (
          <li>
            <a href={phoneLink} className={lineClass}>
              <Icon name="phone" className="size-4 shrink-0" />
              <span className="figures">{format.digits(phone)}</span>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}?subject=${subject}`} className={lineClass}>
              <Icon name="mail" className="size-4 shrink-0" />
              <span className="min-w-0 break-all">{email}</span>
            </a>
          </li>
        )}
      </ul>
      {phoneLink && (
        <div className="mt-auto grid pt-3">
          <ButtonAnchor href={phoneLink} icon={<Icon name="phone" />}>
            {t("projects.detail.callManager")}
          </ButtonAnchor>
        </div>
      )}
    </Card>
  );
}
