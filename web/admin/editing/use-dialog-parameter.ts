import { type NavigateFunction, useLocation, useNavigate } from "react-router";
import { readParameter } from "#domain/query-parameters.ts";
import { readQuery, useQuery } from "#web/ui/use-query.ts";

type Parameter = "open" | "edit" | "papers" | "reply" | "decline" | "send-back";

/** Marks a history entry that was added by opening a dialog, so that closing goes back over it. */
const opened = { opened: true } as const;

/** A dialog that a URL parameter opens, so that it survives a reload and a phone's back button closes it. */
export function useDialogParameter(name: Parameter) {
  const location = useLocation();
  const navigate = useNavigate();
  const hasOwnEntry = location.state?.opened === true;

  function go(
    parameters: URLSearchParams,
    options: Readonly<{ state: typeof opened | null; replace: boolean }>,
  ) {
    void navigate({ search: `?${parameters}` }, { ...options, preventScrollReset: true });
  }

  return {
    value: readParameter(useQuery(), name),
    open(value: string) {
      const parameters = readQuery();
      // A form replaces the dialog that showed its row.
      const isReplacing = name === "edit" && parameters.has("open");
      if (isReplacing) parameters.delete("open");
      // Papers cover the dialog that they were opened from. Going back opens it again.
      if (name === "papers") for (const other of ["open", "edit"]) parameters.delete(other);
      parameters.set(name, value);
      go(parameters, { state: isReplacing && !hasOwnEntry ? null : opened, replace: isReplacing });
    },
    close() {
      if (hasOwnEntry) {
        goBackOnce(navigate, name);
        return;
      }
      const parameters = readQuery();
      parameters.delete(name);
      go(parameters, { state: null, replace: true });
    },
  };
}

let isGoingBack = false;

/** Goes back unless that is in progress or done, because a second step back would leave the dashboard. */
function goBackOnce(navigate: NavigateFunction, name: Parameter): void {
  const isClosed = readParameter(readQuery(), name) === "";
  if (isGoingBack || isClosed) return;
  isGoingBack = true;
  // The browser also sends this event if the leave guard then goes forward again.
  window.addEventListener(
    "popstate",
    () => {
      isGoingBack = false;
    },
    { once: true },
  );
  void navigate(-1);
}
