import type { TextBlock, TextPart } from "#domain/settings/text-blocks.ts";
import { TextAnchor, TextLink } from "#web/ui/text-link.tsx";

/** ST1: the company's own text. It has no HTML: everything becomes elements. */
export function TextBlocks({ blocks }: Readonly<{ blocks: readonly TextBlock[] }>) {
  return withKeys(blocks).map(([key, block]) => <Block key={key} block={block} />);
}

function Block({ block }: Readonly<{ block: TextBlock }>) {
  if (block.kind === "heading")
    return (
      <h2 className="mt-10 text-2xl">
        <Parts parts={block.parts} />
      </h2>
    );
  if (block.kind === "list")
    return (
      <ul className="mt-4 grid list-disc gap-2 pl-6 marker:text-madder">
        {withKeys(block.items).map(([key, parts]) => (
          <li key={key}>
            <Parts parts={parts} />
          </li>
        ))}
      </ul>
    );
  return (
    <p className="mt-4 whitespace-pre-line">
      <Parts parts={block.parts} />
    </p>
  );
}

function Parts({ parts }: Readonly<{ parts: readonly TextPart[] }>) {
  return withKeys(parts).map(([key, part]) => <Part key={key} part={part} />);
}

function Part({ part: { text, href } }: Readonly<{ part: TextPart }>) {
  if (href === undefined) return text;
  if (href.startsWith("/")) return <TextLink to={href}>{text}</TextLink>;
  return <TextAnchor href={href}>{text}</TextAnchor>;
}

/** By their position: a text does not change while it is shown. */
function withKeys<Item>(items: readonly Item[]): [number, Item][] {
  return [...items.entries()];
}
