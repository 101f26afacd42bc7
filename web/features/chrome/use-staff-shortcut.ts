import { useEffect } from "react";
import { usePageNavigate } from "#web/ui/page-link.tsx";

/** CH6: Shift+Alt+A opens the login. Compares the key's code, because Alt changes the letter on some keyboards. */
export function useStaffShortcut(): void {
  const openPage = usePageNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.shiftKey && event.altKey && event.code === "KeyA") void openPage("/login");
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [openPage]);
}
