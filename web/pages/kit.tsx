import { otherLanguage } from "#domain/language.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { NavigationProgress } from "#web/ui/navigation-progress.tsx";
import { ButtonSection } from "./kit/button-section.tsx";
import { CardSection } from "./kit/card-section.tsx";
import { DetailSection } from "./kit/detail-section.tsx";
import { FieldSection } from "./kit/field-section.tsx";
import { FileSection } from "./kit/file-section.tsx";
import { FormSection } from "./kit/form-section.tsx";
import { useKitText } from "./kit/kit-text.ts";
import { ListSection } from "./kit/list-section.tsx";
import { OverlaySection } from "./kit/overlay-section.tsx";
import { ShowSection } from "./kit/show-section.tsx";
import { StateSection } from "./kit/state-section.tsx";
import { TypeSection } from "./kit/type-section.tsx";

/** Every component in its states, for development and for the screenshots of e2e/visual. */
export default function Kit() {
  const text = useKitText();
  const { language, switchLanguage } = useTranslation();
  const other = otherLanguage(language);
  const show = (theme: "light" | "dark") => () => {
    document.documentElement.dataset.theme = theme;
  };
  return (
    <main>
      <title>{text.title}</title>
      <NavigationProgress />
      <header className="page-width flex flex-wrap items-end justify-between gap-4 py-10">
        <div>
          <p className="display text-4xl">{text.title}</p>
          <p className="mt-2 text-ink-soft">{text.lead}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" size="small" onClick={() => switchLanguage(other)}>
            {text.language}
          </Button>
          <Button look="secondary" size="small" onClick={show("light")}>
            {text.light}
          </Button>
          <Button look="secondary" size="small" onClick={show("dark")}>
            {text.dark}
          </Button>
        </div>
      </header>
      <TypeSection />
      <ButtonSection />
      <FieldSection />
      <FileSection />
      <FormSection />
      <DetailSection />
      <CardSection />
      <ListSection />
      <StateSection />
      <ShowSection />
      <OverlaySection />
    </main>
  );
}
