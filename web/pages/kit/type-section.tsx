import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useKitText } from "./kit-text.ts";
import { Example, KitSection } from "./section.tsx";

/** The tallest and deepest Devanagari letters; e2e/visual checks that they are not cut off. */
const stacks = "कूँ द्ब्रू र्‍याली स्त्री ढ्यौँ";

export function TypeSection() {
  const text = useKitText();
  return (
    <KitSection id="type">
      <Example name="display, h1–h4" isWide>
        <p className="display text-5xl">{text.heading}</p>
        <h1 className="mt-3">{text.heading}</h1>
        <h2 className="mt-3">{text.heading}</h2>
        <h3 className="mt-3">{text.heading}</h3>
        <h4 className="mt-3">{text.heading}</h4>
      </Example>
      <Example name="body">
        <p>{text.body}</p>
      </Example>
      <Example name="small, soft">
        <p className="text-ink-soft text-sm">{text.body}</p>
      </Example>
      <Example name="clamped to two lines">
        <p className="line-clamp-2">{text.body}</p>
      </Example>
      <Example name={`${text.stacks}: display`} isWide>
        <div lang="ne" data-stacks className="grid gap-2">
          <p className="display overflow-hidden text-5xl">{stacks}</p>
          <h1 className="overflow-hidden">{stacks}</h1>
          <h2 className="overflow-hidden">{stacks}</h2>
          <h3 className="overflow-hidden">{stacks}</h3>
          <h4 className="truncate">{stacks}</h4>
        </div>
      </Example>
      <Example name={`${text.stacks}: text`} isWide>
        <div lang="ne" data-stacks className="grid gap-3">
          <p className="truncate">{stacks}</p>
          <p className="truncate text-sm">{stacks}</p>
          <p className="truncate text-xs">{stacks}</p>
          <p className="line-clamp-1 text-lg">{stacks}</p>
          <p className="line-clamp-2 max-w-32">{`${stacks} ${stacks}`}</p>
          <p className="flex flex-wrap gap-3">
            <Badge tone="yellow">{stacks}</Badge>
            <Button>{stacks}</Button>
            <Button look="secondary" size="small">
              {stacks}
            </Button>
          </p>
          <TextField label={stacks} defaultValue={stacks} />
        </div>
      </Example>
    </KitSection>
  );
}
