import { useSyncExternalStore } from "react";
import { kathmanduDay } from "#domain/dates.ts";

const subscribe = () => () => {};
const readDay = () => kathmanduDay(Date.now());
const noDay = () => undefined;

/** Today in Kathmandu. Undefined until hydration, because a cached page may have been rendered on an earlier day. */
export function useKathmanduDay(): string | undefined {
  return useSyncExternalStore(subscribe, readDay, noDay);
}
