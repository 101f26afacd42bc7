import { expect, test } from "vitest";
import { leadKinds } from "#domain/leads/lead-kind.ts";
import { isSentByVisitors, rowKindOfLead, rowKinds, rowNames } from "./kinds.ts";

test("LE1: what visitors send becomes leads, enquiries and visits too", () => {
  expect(rowKinds.filter(isSentByVisitors)).toEqual(["sell", "messages", "service-requests", "enquiries"]);
  expect(leadKinds.map((kind) => rowNames[rowKindOfLead[kind]].path)).toEqual([
    "/messages/",
    "/sell/",
    "/service-requests/",
    "/api/enquiries/",
    "/api/enquiries/",
  ]);
});

test("no two kinds share a table, a path or a tab", () => {
  for (const name of ["table", "path", "tab"] as const) {
    const names = rowKinds.map((kind) => rowNames[kind][name]).filter((value) => value !== null);
    expect(new Set(names).size).toBe(names.length);
  }
});
