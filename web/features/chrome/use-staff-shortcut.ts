import { useEffect } from "react";
import { useNavigate } from "react-router";

/** CH6: Shift+Alt+A, the staff's way in. Alt changes the letter on some keyboards, never the key. */
export function useStaffShortcut(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.shiftKey && event.altKey && event.code === "KeyA") void navigate("/login");
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [navigate]);
}
