import { languageTag } from "#domain/language.ts";
import { languageNames } from "./language-names.ts";
import { otherTexts, type TextsByLanguage } from "./other-texts.ts";

type Props = Readonly<{
  translations: TextsByLanguage | undefined;
  name: string;
  /** The text that is shown above. */
  shown: string | readonly string[];
}>;

/** The text in the other languages, where it differs. */
export function OtherLanguages({ translations, name, shown }: Props) {
  return otherTexts(translations, name, shown).map(({ language, text }) => (
    <span
      key={language}
      lang={languageTag(language)}
      className="mt-1 block whitespace-pre-line text-ink-soft"
    >
      <span className="sr-only">{languageNames[language]}: </span>
      {typeof text === "string" ? text : text.join(" · ")}
    </span>
  ));
}
