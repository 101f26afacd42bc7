import { gzipSync } from "node:zlib";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
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
import { Portrait, type PortraitSubject } from "./portraits/portrait.tsx";

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

const sitters: PortraitSubject[] = ["chief-executive", "investor", 1, 2, 3, 4, 5];

function expectProper(markup: string) {
  expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
  expect(gzipSync(markup).length).toBeLessThan(2500);
  expect(markup).not.toMatch(/(fill|stroke)="#/);
}

it.each(Object.entries(drawings))("%s is silent, light, and painted with tokens", (_name, Drawing) => {
  expectProper(renderToStaticMarkup(<Drawing />));
});

it.each(sitters)("so is the portrait of %s", (sitter) => {
  expectProper(renderToStaticMarkup(<Portrait of={sitter} />));
});

it("gives two strips on one page different pattern ids", () => {
  const markup = renderToStaticMarkup(
    <>
      <BorderFish />
      <BorderFish />
    </>,
  );
  const ids = [...markup.matchAll(/<pattern id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(2);
});
