import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useNavigate } from "react-router";
import { Footer } from "#web/features/chrome/footer.tsx";
import { Header } from "#web/features/chrome/header.tsx";
import type { Route } from "./+types/site-layout.ts";

/** The year is told by the server, so that both sides render the same one. */
export function loader() {
  return { year: new Date().getUTCFullYear() };
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  useStaffShortcut();
  return (
    <>
      <a href="#content" className="skip-link">
        {t("chrome.skip")}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="min-h-[60svh] outline-none">
        <Outlet />
      </main>
      <Footer year={loaderData.year} />
    </>
  );
}

/** CH6: Shift+Alt+A, the staff's way in. Alt changes the letter on some keyboards, never the key. */
function useStaffShortcut(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.shiftKey && event.altKey && event.code === "KeyA") void navigate("/login");
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [navigate]);
}
