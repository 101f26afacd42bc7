import { expect, test } from "vitest";
import { historyKinds } from "#domain/history/entry.ts";
import { historyAddress, readHistoryRow } from "./history-address.ts";

test.each(historyKinds)("LE7: the address of the history of %s names the row", (kind) => {
  const row = new URLSearchParams(historyAddress(kind, 12)).get("row") ?? "";
  expect(readHistoryRow(row)).toEqual({ kind, id: 12 });
});

test.each(["", "properties", "properties-", "properties-0", "properties-x", "pictures-1"])(
  "LE7: %j names no row",
  (text) => {
    expect(readHistoryRow(text)).toBeUndefined();
  },
);
