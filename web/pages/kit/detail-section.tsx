import { Area } from "#web/ui/area.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Price } from "#web/ui/price.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { useKitText } from "./kit-text.ts";
import { Example, KitSection } from "./section.tsx";

const tones: readonly BadgeTone[] = ["green", "blue", "yellow", "orange", "red", "grey", "neutral"];

export function DetailSection() {
  const text = useKitText();
  return (
    <KitSection id="details">
      <Example name="badges">
        <div className="flex flex-wrap gap-2">
          {tones.map((tone, index) => (
            <Badge key={tone} tone={tone}>
              {text.statuses[index]}
            </Badge>
          ))}
        </div>
      </Example>
      <Example name="price, area, date">
        <div className="grid gap-1">
          <Price amount={12_500_000} size="2xl" />
          <Price amount={35_000} suffix={text.perMonth} />
          <Area squareFeet={1850} />
          <DateText iso="2026-11-15" />
          <DateText iso={null} fallback={text.inProgress} />
        </div>
      </Example>
      <Example name="avatars">
        <ul className="grid gap-2">
          {text.people.map((name) => (
            <li key={name} className="flex items-center gap-3">
              <Avatar name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Example>
      <Example name="breadcrumb" isWide>
        <Breadcrumb
          trail={[
            { label: text.home, to: "/" },
            { label: text.buy, to: "/buy" },
          ]}
          current={text.heading}
        />
      </Example>
      <Example name="notices" isWide>
        <div className="grid gap-3 sm:grid-cols-2">
          <Notice>{text.info}</Notice>
          <Notice tone="success">{text.saved}</Notice>
          <Notice tone="warning">{text.warning}</Notice>
          <Notice tone="danger" title={text.notSaved}>
            {text.notSavedText}
          </Notice>
        </div>
      </Example>
      <Example name="progress">
        <div className="grid gap-3">
          <ProgressBar label={text.send} value={0} />
          <ProgressBar label={text.send} value={0.4} />
          <ProgressBar label={text.send} value={1} />
        </div>
      </Example>
    </KitSection>
  );
}
