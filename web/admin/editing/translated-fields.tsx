import Copy from "lucide-react/icons/copy";
import { type Language, languages, languageTag } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { languageNames } from "#web/admin/translations/language-names.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { LanguageColumns, LanguageHeadings } from "./language-columns.tsx";
import { TextListField } from "./text-list-field.tsx";
import { listId, type TextsState } from "./use-texts.ts";

type TextLabels = Readonly<{
  label: string;
  help?: string | undefined;
  addLabel?: string | undefined;
  rows?: number;
}>;

type Props = Readonly<{
  texts: TextsState;
  /** The texts to show, in this order. */
  labels: Readonly<Record<string, TextLabels>>;
}>;

/** NL4: texts in every language, side by side on a wide screen, else in the shown language. */
export function TranslatedFields({ texts, labels }: Props) {
  const isWide = useIsWide();
  const names = Object.keys(labels);
  const columns = isWide ? languages : [texts.shown];
  return (
    <LanguageColumns count={columns.length}>
      {isWide && (
        <LanguageHeadings
          missing={(language) => texts.missing(language).filter((name) => names.includes(name)).length}
        />
      )}
      {Object.entries(labels).flatMap(([name, text]) =>
        columns.map((language) => (
          <TranslatedField
            key={`${language}:${name}`}
            texts={texts}
            name={name}
            language={language}
            {...text}
          />
        )),
      )}
    </LanguageColumns>
  );
}

type FieldProps = TextLabels & Readonly<{ texts: TextsState; name: string; language: Language }>;

function TranslatedField({ texts, name, language, label, help, addLabel, rows = 5 }: FieldProps) {
  const { t } = useAdminTranslation();
  const field = texts.fields[name];
  const source = texts.source(language, name);
  const isMissing = source !== undefined && texts.missing(language).includes(name);
  const lang = languageTag(language);
  const languageName = t(`editing.texts.names.${language}`);
  const sourceName = source ? t(`editing.texts.names.${source}`) : "";
  const fallback = isMissing
    ? t("editing.texts.fallback", { language: languageName, source: sourceName })
    : undefined;
  const named = t("editing.texts.field", { label, language: languageNames[language] });
  const copy = () => texts.copy(language, [name]);
  if (!field) return null;
  const maxLength = maxLengths[field.maxLength];

  if (field.kind === "list")
    return (
      <TextListField
        label={label}
        language={language}
        firstId={listId(language, name)}
        help={fallback ?? help}
        addLabel={addLabel ?? ""}
        maxLength={maxLength}
        action={
          isMissing && (
            <Button look="quiet" size="small" icon={<Copy />} onClick={copy}>
              {t("editing.texts.copyList", { source: sourceName })}
            </Button>
          )
        }
        {...texts.list(language, name)}
      />
    );

  const { message, ...control } = texts.control(language, name);
  const shared = { lang, maxLength, placeholder: fallback, "aria-label": named, ...control };
  return (
    <Field
      label={label}
      help={help}
      message={message}
      required={field.kind === "line" && !field.isOptional && source === undefined}
    >
      {(connected) => (
        <div className="relative">
          {field.kind === "line" ? (
            <input type="text" className={`control ${isMissing ? "pr-12" : ""}`} {...shared} {...connected} />
          ) : (
            <textarea
              rows={rows}
              className={`block resize-y control ${isMissing ? "pr-12" : ""}`}
              {...shared}
              {...connected}
            />
          )}
          {isMissing && (
            <Tooltip text={t("editing.texts.copyList", { source: sourceName })}>
              <IconButton
                label={t("editing.texts.copy", { label, source: sourceName })}
                onClick={copy}
                className="absolute top-0 right-0 text-indigo"
              >
                <Copy aria-hidden />
              </IconButton>
            </Tooltip>
          )}
        </div>
      )}
    </Field>
  );
}
