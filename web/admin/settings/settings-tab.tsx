import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { settingsHistoryAddress } from "#web/admin/details/history-address.ts";
import { useDialogParameter } from "#web/admin/editing/use-dialog-parameter.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { RatesSection } from "#web/admin/rates/rates-section.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { DocumentEditor } from "./document-editor.tsx";
import { DocumentHistory } from "./document-history.tsx";
import { type DocumentName, documentNames, documents, readDocumentName } from "./documents.ts";
import { LooksSection } from "./looks-section.tsx";

type OwnSection = Readonly<{
  /** Its name in the URL. */
  name: string;
  texts: (t: ReturnType<typeof useAdminTranslation>["t"]) => Readonly<{ title: string; text: string }>;
  content: ReactNode;
}>;

/** Sections that are no document of this folder, after those that are. */
const ownSections: readonly OwnSection[] = [
  {
    name: "rates",
    texts: (t) => ({ title: t("rates.title"), text: t("rates.section") }),
    content: <RatesSection />,
  },
  {
    name: "looks",
    texts: (t) => ({ title: t("looks.title"), text: t("looks.section") }),
    content: <LooksSection />,
  },
];

/** ST1: what admins can say about the company, in sections. */
export function SettingsTab() {
  const [parameters] = useSearchParams();
  const own = ownSections.find(({ name }) => name === parameters.get("section"));
  const history = readDocumentName(parameters.get("history") ?? "");
  if (own) return <Section>{own.content}</Section>;
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
      <TextLink to="?tab=settings" className="touch inline-flex items-center gap-2 text-sm">
        <ArrowLeft aria-hidden className="size-4" />
        {t("settings.back")}
      </TextLink>
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
        {ownSections.map(({ name, texts }) => (
          <SectionItem key={name} {...texts(t)}>
            <ButtonLink
              look="secondary"
              size="small"
              to={`?${new URLSearchParams({ tab: "settings", section: name })}`}
              aria-label={t("settings.openNamed", { name: texts(t).title })}
            >
              {t("settings.open")}
            </ButtonLink>
          </SectionItem>
        ))}
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
      <Button
        look="secondary"
        size="small"
        aria-label={t("settings.editNamed", { name: title })}
        onClick={onEdit}
      >
        {t("settings.edit")}
      </Button>
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
