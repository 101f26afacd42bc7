import { createContext, type ReactNode, use } from "react";

/** The HTML of parts that earlier pages showed, too. */
export type ReusedParts = Readonly<{
  find: (key: string) => string | undefined;
  /** A text to render before and after a part, by which its HTML is found. */
  mark: (key: string) => string;
}>;

/** Undefined in the browser. */
export const ReusedPartsContext = /* @__PURE__ */ createContext<ReusedParts | undefined>(undefined);

type Props = Readonly<{
  as: "li" | "footer" | "section" | "div";
  /** All that the part shows besides texts and settings; undefined if its HTML must not be reused. */
  shows: object | undefined;
  className?: string;
  "aria-labelledby"?: string;
  "data-map-point"?: string | null | undefined;
  /**
   * Begins and ends with an element, loads no picture early, for which React would add to the head, and uses `useId` only if
   * the part is in the same place of every page, or if `shows` has an id of the place.
   */
  children: ReactNode;
}>;

/**
 * A part that is the same on many pages, such as the card of a listing. The server renders it once and repeats its HTML,
 * because rendering is most of what a page costs; the browser hydrates it like any other.
 */
export const ReusedPart = import.meta.env.SSR ? ServerPart : Part;

/** Has as many children as with marks, because `useId` counts them. */
function Part({ as: Tag, shows: _shows, children, ...attributes }: Props) {
  return (
    <Tag {...attributes}>
      {null}
      {children}
      {null}
    </Tag>
  );
}

function ServerPart(props: Props) {
  const { as: Tag, shows, children, ...attributes } = props;
  const parts = use(ReusedPartsContext);
  if (parts === undefined || shows === undefined) return <Part {...props} />;
  const key = JSON.stringify(shows);
  const html = parts.find(key);
  if (html !== undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React rendered for an earlier page
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  const mark = parts.mark(key);
  return (
    <Tag {...attributes}>
      {mark}
      {children}
      {mark}
    </Tag>
  );
}
