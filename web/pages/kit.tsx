import { otherLanguage } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
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
  const other = otherLanguage(useLanguage());
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
          <ButtonAnchor look="secondary" size="small" href={pageAddress("/_kit", other)}>
            {text.language}
          </ButtonAnchor>
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
