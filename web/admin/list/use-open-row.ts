import { useLocation, useNavigate } from "react-router";
import { readParameter } from "#domain/query-parameters.ts";
import { goBackOnce } from "#web/admin/editing/go-back-once.ts";

const parameter = "open";
/** Marks a place in history that opening made, so that closing goes back over it. */
const opened = { opened: true } as const;

/** The row whose dialog is open, in the address: it survives a reload, and a phone's back button closes it. */
export function useOpenRow() {
  const location = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(location.search);
  const id = Number(readParameter(parameters, parameter));

  function go(next: string | null, state: typeof opened | null, replace: boolean) {
    if (next === null) parameters.delete(parameter);
    else parameters.set(parameter, next);
    void navigate({ search: `?${parameters}` }, { state, replace, preventScrollReset: true });
  }

  return {
    openId: Number.isSafeInteger(id) && id > 0 ? id : null,
    open: (row: number) => go(String(row), opened, false),
    close() {
      if (location.state?.opened === true) goBackOnce(navigate, parameter);
      else go(null, null, true);
    },
  };
}
