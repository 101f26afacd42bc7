import type { ReactNode } from "react";
import { BackLink } from "#web/admin/details/back-link.tsx";
import { settingsHistoryAddress } from "#web/admin/details/history-address.ts";
import { useDialogParameter } from "#web/admin/editing/use-dialog-parameter.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { LazyContent } from "#web/admin/loading/lazy-content.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { useQuery } from "#web/ui/use-query.ts";
import { DocumentEditor } from "./document-editor.tsx";
import { DocumentHistory } from "./document-history.tsx";
import { type DocumentName, documentNames, documents, readDocumentName } from "./documents.ts";
import { ownSectionAddress, ownSectionNames } from "./own-section-names.ts";
import { ownSections, readOwnSection } from "./own-sections.ts";

/** ST1: what admins can say about the company, in sections. */
export function SettingsTab() {
  const parameters = useQuery();
  const own = readOwnSection(parameters.get("section"));
  const history = readDocumentName(parameters.get("history") ?? "");
  if (own)
    return (
      <Section>
        <LazyContent key={own} load={ownSections[own]} given={{}} />
      </Section>
    );
  if (history)
    return (
      <Section>
        <DocumentHistory key={history} name={history} />
      </Section>
    );
  return <SectionList />;
}

function Section({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useAdminTranslation();
  return (
    <>
      <BackLink to="?tab=settings">{t("settings.back")}</BackLink>
      {children}
    </>
  );
}

function SectionList() {
  const { t } = useAdminTranslation();
  const { value, open, close } = useDialogParameter("edit");
  return (
    <section aria-labelledby="settings-title">
      <h2 id="settings-title" tabIndex={-1} className="text-2xl outline-none">
        {t("settings.title")}
      </h2>
      <p className="mt-1 mb-6 max-w-text text-ink-soft">{t("settings.text")}</p>
      <ul className="border-line border-t">
        {documentNames.map((name) => (
          <DocumentItem key={name} name={name} onEdit={() => open(name)} />
        ))}
        {ownSectionNames.map((name) => {
          const title = t(`settings.own.${name}.title`);
          return (
            <SectionItem key={name} title={title} text={t(`settings.own.${name}.text`)}>
              <ButtonLink
                look="secondary"
                size="small"
                to={ownSectionAddress(name)}
                aria-label={t("settings.openNamed", { name: title })}
              >
                {t("settings.open")}
              </ButtonLink>
            </SectionItem>
          );
        })}
      </ul>
      <DocumentEditor editing={readDocumentName(value)} onClose={close} />
    </section>
  );
}

type DocumentItemProps = Readonly<{ name: DocumentName; onEdit: () => void }>;

function DocumentItem({ name, onEdit }: DocumentItemProps) {
  const { t } = useAdminTranslation();
  const title = t(`settings.sections.${name}.title`);
  return (
    <SectionItem title={title} text={t(`settings.sections.${name}.text`)}>
      {documents[name].hasHistory && (
        <TextLink
          to={settingsHistoryAddress(name)}
          aria-label={t("settings.historyNamed", { name: title })}
          className="touch inline-flex items-center text-sm"
        >
          {t("settings.history")}
        </TextLink>
      )}
      <SmallButton aria-label={t("settings.editNamed", { name: title })} onClick={onEdit}>
        {t("settings.edit")}
      </SmallButton>
    </SectionItem>
  );
}

type SectionItemProps = Readonly<{ title: string; text: string; children: ReactNode }>;

function SectionItem({ title, text, children }: SectionItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-3">
      <div className="min-w-0 grow basis-60">
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
      <div className="flex items-center gap-4">{children}</div>
    </li>
  );
}
