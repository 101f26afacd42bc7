import { useLocation, useNavigate } from "react-router";
import { readParameter } from "#domain/query-parameters.ts";
import { goBackOnce } from "./go-back-once.ts";

const parameter = "edit";
/** Marks a place in history that opening made, so that closing goes back over it. */
const opened = { opened: true } as const;

/** Which row's form is open, `new` for one that is not there yet. */
export type Editing = number | "new";

/** The open form, in the address: a phone's back button closes it, and a dialog that showed the row gives way to it. */
export function useEditing() {
  const location = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(location.search);

  function read(): Editing | null {
    const word = readParameter(parameters, parameter);
    const id = Number(word);
    if (word === "new") return word;
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  }

  function go(state: typeof opened | null, replace: boolean) {
    void navigate({ search: `?${parameters}` }, { state, replace, preventScrollReset: true });
  }

  return {
    editing: read(),
    edit(row: Editing) {
      const isOverDialog = parameters.has("open");
      parameters.delete("open");
      parameters.set(parameter, String(row));
      go(isOverDialog && location.state?.opened !== true ? null : opened, isOverDialog);
    },
    close() {
      if (location.state?.opened === true) {
        goBackOnce(navigate, parameter);
        return;
      }
      parameters.delete(parameter);
      go(null, true);
    },
  };
}
