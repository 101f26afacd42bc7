import { darkText, deriveTokens } from "./derive-tokens.ts";

/** How the tokens differ from the company's colour, so that everybody can read them. */
export type ColourNote = "moved" | "darkText" | "outline" | "otherText" | "lighterInDark";

/** ST3: for the editor, which explains why a page does not show exactly the colour that was chosen. */
export function colourNotes(colour: string): readonly ColourNote[] {
  const own = colour.toLowerCase();
  const { light, dark } = deriveTokens(own);
  const notes: readonly (readonly [ColourNote, boolean])[] = [
    ["moved", light.madder !== own],
    ["darkText", light["on-madder"] === darkText],
    ["outline", light["madder-edge"] !== light.madder],
    ["otherText", light["madder-strong"] !== own],
    ["lighterInDark", dark.madder !== own],
  ];
  return notes.filter(([, applies]) => applies).map(([note]) => note);
}
