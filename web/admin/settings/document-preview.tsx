import { useQuery } from "@tanstack/react-query";
import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import { type ReactNode, useState } from "react";
import { type Language, languages, languageTag } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { languageNames } from "#web/admin/translations/language-names.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import type { PreviewPage, StoredName } from "./documents.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { createPreview } from "./settings-calls.ts";

/** A preview lasts ten minutes. */
const freshMs = 9 * 60 * 1000;
const widths = { phone: Smartphone, desk: Monitor } as const;
type Width = keyof typeof widths;

type Props = Readonly<{
  state: Readonly<{
    name: StoredName;
    previewed: object | null;
    isSending: boolean;
    backToEdit: () => void;
  }>;
  pages: readonly PreviewPage[];
  /** The id of the form, which the save button sends. */
  form: string;
}>;

/** ST1: the real page with the values of the form, above the form. */
export function DocumentPreview({ state, pages, form }: Props) {
  const { t } = useAdminTranslation();
  const { name, previewed, isSending } = state;
  const document = useLastDefined(previewed ?? undefined);
  return (
    <Dialog
      isOpen={previewed !== null}
      onOpenChange={(isOpen) => !isOpen && !isSending && state.backToEdit()}
      title={t("settings.preview.title")}
      size="xl"
      footer={
        <>
          <Button look="secondary" disabled={isSending} onClick={state.backToEdit}>
            {t("settings.preview.back")}
          </Button>
          <Button type="submit" form={form} isBusy={isSending}>
            {t("settings.save")}
          </Button>
        </>
      }
    >
      {document && <PreviewedPage name={name} pages={pages} document={document} />}
    </Dialog>
  );
}

type PageProps = Readonly<{ name: StoredName; pages: readonly PreviewPage[]; document: object }>;

function PreviewedPage({ name, pages, document }: PageProps) {
  const { t } = useAdminTranslation();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [width, setWidth] = useState<Width>(useIsWide() ? "desk" : "phone");
  const [page, setPage] = useState<PreviewPage>(pages[0] ?? "/");
  const query = useQuery({
    queryKey: ["settings-preview", name, document, page, language],
    queryFn: () => createPreview(name, document),
    gcTime: 0,
    staleTime: freshMs,
  });
  const address =
    query.data && `${pageAddress(page, language)}?${new URLSearchParams({ preview: query.data })}`;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">{t("settings.preview.text")}</p>
      <div className="flex flex-wrap gap-3">
        {pages.length > 1 && (
          <Switch
            label={t("settings.preview.page")}
            value={page}
            options={pages.map((value) => ({ value, content: t(`settings.preview.pages.${value}`) }))}
            onChoose={setPage}
          />
        )}
        <Switch
          label={t("settings.preview.language")}
          value={language}
          options={languages.map((value) => ({
            value,
            content: <span lang={languageTag(value)}>{languageNames[value]}</span>,
          }))}
          onChoose={setLanguage}
        />
        <Switch
          label={t("settings.preview.width")}
          value={width}
          options={(["phone", "desk"] as const).map((value) => {
            const Icon = widths[value];
            const content = (
              <>
                <Icon aria-hidden className="size-4" />
                {t(`settings.preview.${value}`)}
              </>
            );
            return { value, content };
          })}
          onChoose={setWidth}
        />
      </div>
      {query.isError && <QueryError title={t("settings.preview.failed")} query={query} />}
      <PreviewFrame
        address={query.isError ? undefined : address}
        isPhone={width === "phone"}
        title={t("settings.preview.frame", { page: t(`settings.preview.pages.${page}`) })}
        loading={t("settings.preview.loading")}
      />
    </div>
  );
}

type SwitchProps<Value extends string> = Readonly<{
  label: string;
  value: Value;
  options: readonly Readonly<{ value: Value; content: ReactNode }>[];
  onChoose: (value: Value) => void;
}>;

function Switch<Value extends string>({ label, value, options, onChoose }: SwitchProps<Value>) {
  return (
    <fieldset className="flex max-w-full overflow-x-auto rounded-md border border-line-strong bg-surface">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === option.value}
          onClick={() => onChoose(option.value)}
          className="touch inline-flex items-center justify-center gap-2 whitespace-nowrap px-3 font-semibold text-ink-soft text-sm first-of-type:rounded-l-[calc(var(--radius-md)-1px)] last-of-type:rounded-r-[calc(var(--radius-md)-1px)] hover:text-ink focus-visible:-outline-offset-3 aria-pressed:bg-sunken aria-pressed:text-ink"
        >
          {option.content}
        </button>
      ))}
    </fieldset>
  );
}
