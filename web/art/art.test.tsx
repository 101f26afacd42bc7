import { gzipSync } from "node:zlib";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { portraits } from "#domain/settings/portraits.ts";
import { BorderFish } from "./border-fish.tsx";
import { BorderLotus } from "./border-lotus.tsx";
import { CornerPiece } from "./corner-piece.tsx";
import { Divider } from "./divider.tsx";
import { EmptyMessagesArt } from "./empty-messages.tsx";
import { EmptyProjectsArt } from "./empty-projects.tsx";
import { EmptyPropertiesArt } from "./empty-properties.tsx";
import { EmptyRequestsArt } from "./empty-requests.tsx";
import { ErrorArt } from "./error.tsx";
import { NotFoundArt } from "./not-found.tsx";
import { PeacockArt } from "./peacock.tsx";
import { Portrait } from "./portraits/portrait.tsx";

const drawings: Record<string, ComponentType> = {
  BorderFish,
  BorderLotus,
  CornerPiece,
  Divider,
  EmptyMessagesArt,
  EmptyProjectsArt,
  EmptyPropertiesArt,
  EmptyRequestsArt,
  ErrorArt,
  NotFoundArt,
  PeacockArt,
};

function expectValidDrawing(markup: string) {
  expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
  expect(gzipSync(markup).length).toBeLessThan(2500);
  expect(markup).not.toMatch(/(fill|stroke)="#/);
}

it.each(Object.entries(drawings))(
  "%s is hidden from screen readers, under 2.5 KB and uses colour tokens",
  (_name, Drawing) => {
    expectValidDrawing(renderToStaticMarkup(<Drawing />));
  },
);

it.each(portraits)(
  "the portrait of %s is hidden from screen readers, under 2.5 KB and uses colour tokens",
  (subject) => {
    expectValidDrawing(renderToStaticMarkup(<Portrait of={subject} />));
  },
);

it("gives two borders on one page different pattern ids", () => {
  const markup = renderToStaticMarkup(
    <>
      <BorderFish />
      <BorderFish />
    </>,
  );
  const ids = [...markup.matchAll(/<pattern id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(2);
});
