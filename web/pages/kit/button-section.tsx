import { Icon } from "#web/icons/icon.tsx";
import { Button, ButtonAnchor, ButtonLink } from "#web/ui/button.tsx";
import type { ButtonLook } from "#web/ui/button-class.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ArrowLink, TextLink } from "#web/ui/text-link.tsx";
import { useKitText } from "./kit-text.ts";
import { Example, KitSection } from "./section.tsx";

const looks: readonly ButtonLook[] = ["primary", "secondary", "quiet", "danger"];

export function ButtonSection() {
  const text = useKitText();
  const label = { primary: text.save, secondary: text.cancel, quiet: text.details, danger: text.remove };
  const row = "flex flex-wrap items-center gap-3";
  return (
    <KitSection id="buttons">
      <Example name="primary, secondary, quiet, danger" isWide>
        <div className={row}>
          {looks.map((look) => (
            <Button key={look} look={look}>
              {label[look]}
            </Button>
          ))}
        </div>
      </Example>
      <Example name="busy" isWide>
        <div className={row}>
          {looks.map((look) => (
            <Button key={look} look={look} isBusy>
              {label[look]}
            </Button>
          ))}
        </div>
      </Example>
      <Example name="disabled" isWide>
        <div className={row}>
          {looks.map((look) => (
            <Button key={look} look={look} disabled>
              {label[look]}
            </Button>
          ))}
        </div>
      </Example>
      <Example name="with an icon, small">
        <div className={row}>
          <Button icon={<Icon name="plus" />}>{text.save}</Button>
          <Button look="secondary" size="small">
            {text.details}
          </Button>
        </div>
      </Example>
      <Example name="link, anchor, icon alone">
        <div className={row}>
          <ButtonLink to="#buttons" look="secondary">
            {text.details}
          </ButtonLink>
          <ButtonAnchor href="#buttons" icon={<Icon name="phone" />}>
            {text.call}
          </ButtonAnchor>
          <IconButton label={text.remove}>
            <Icon name="trash-2" />
          </IconButton>
          <IconButton label={text.remove} disabled>
            <Icon name="trash-2" />
          </IconButton>
        </div>
      </Example>
      <Example name="long words in little room">
        <Button className="max-w-48">{text.long}</Button>
      </Example>
      <Example name="text links">
        <p>
          {text.info} <TextLink to="#buttons">{text.all}</TextLink>
        </p>
        <ArrowLink to="#buttons">{text.all}</ArrowLink>
      </Example>
    </KitSection>
  );
}
