import { useEffect } from "react";
import { useNavigate } from "react-router";

/** CH6: Shift+Alt+A opens the login. Compares the key's code, because Alt changes the letter on some keyboards. */
export function useStaffShortcut(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.shiftKey && event.altKey && event.code === "KeyA") void navigate("/login");
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [navigate]);
}
