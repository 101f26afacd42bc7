import { gzipSync } from "node:zlib";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FishTile } from "./sources/border-fish.tsx";
import { LotusTile } from "./sources/border-lotus.tsx";
import { CornerPiece } from "./sources/corner-piece.tsx";
import { Divider } from "./sources/divider.tsx";
import { EmptyMessagesArt } from "./sources/empty-messages.tsx";
import { EmptyProjectsArt } from "./sources/empty-projects.tsx";
import { EmptyPropertiesArt } from "./sources/empty-properties.tsx";
import { EmptyRequestsArt } from "./sources/empty-requests.tsx";
import { ErrorArt } from "./sources/error.tsx";
import { FieldArt } from "./sources/field.tsx";
import { MarkFish, MarkHouse, SimpleMark } from "./sources/logo-mark.tsx";
import { Pond, PondFish } from "./sources/not-found.tsx";
import { PeacockArt } from "./sources/peacock.tsx";
import { portraitDrawings } from "./sources/portraits/portraits.ts";

/** The drawings of each file in this folder, by their ids. */
const sprites: Readonly<Record<string, Readonly<Record<string, ComponentType>>>> = {
  "all-pages": {
    "fish-tile": FishTile,
    "lotus-tile": LotusTile,
    corner: CornerPiece,
    divider: Divider,
    "mark-fish": MarkFish,
    "mark-house": MarkHouse,
    "simple-mark": SimpleMark,
  },
  scenes: {
    "empty-messages": EmptyMessagesArt,
    "empty-projects": EmptyProjectsArt,
    "empty-properties": EmptyPropertiesArt,
    "empty-requests": EmptyRequestsArt,
    error: ErrorArt,
    field: FieldArt,
    peacock: PeacockArt,
    pond: Pond,
    "pond-fish": PondFish,
  },
  portraits: portraitDrawings,
};

describe.each(Object.entries(sprites))("%s.svg", (name, drawings) => {
  test("is what the sources draw", async () => {
    const groups = Object.entries(drawings).map(([id, Drawing]) => drawGroup(id, Drawing));
    const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${groups.join("\n")}\n</svg>\n`;
    // After a change of a source, `vitest run --project rules web/art --update` writes the file.
    await expect(sprite).toMatchFileSnapshot(`./${name}.svg`);
  });

  test.each(Object.entries(drawings))("%s is under 2.5 KB and uses colour tokens", (id, Drawing) => {
    const markup = drawGroup(id, Drawing);
    expect(gzipSync(markup).length).toBeLessThan(2500);
    // A mask is black and white.
    if (id !== "mark-fish") expect(markup).not.toMatch(/(fill|stroke)="#/);
  });

  test.each(Object.entries(drawings))(
    "%s refers to nothing by an id, which browsers would look for in the page",
    (id, Drawing) => {
      expect(drawGroup(id, Drawing)).not.toMatch(/url\(#| href=/);
    },
  );
});

function drawGroup(id: string, Drawing: ComponentType): string {
  return renderToStaticMarkup(<Drawing />)
    .replace(/^<g/, `<g id="${id}"`)
    .replaceAll(/><\/(?:path|circle|ellipse|rect)>/g, "/>");
}
