import type { NavigateFunction } from "react-router";
import { readParameter } from "#domain/query-parameters.ts";

let isUnderWay = false;

/**
 * Goes back over the place in history that opening a dialog made, once: while the browser is on its way, or has gone
 * back already, another call would leave the dashboard. `parameter` is what the address of the open dialog has.
 */
export function goBackOnce(navigate: NavigateFunction, parameter: string): void {
  const isClosed = readParameter(new URLSearchParams(window.location.search), parameter) === "";
  if (isUnderWay || isClosed) return;
  isUnderWay = true;
  // The browser tells of it also if the leave guard then goes forward again.
  window.addEventListener(
    "popstate",
    () => {
      isUnderWay = false;
    },
    { once: true },
  );
  void navigate(-1);
}
