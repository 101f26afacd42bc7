import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { adminEn } from "#web/i18n/en/admin/catalogue.ts";
import { adminNp } from "#web/i18n/np/admin/catalogue.ts";

/** Gives the pages below their words, in both languages: they come with the code of the back office, and only with it. */
export function AdminWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  // Before the first word is asked for, on the server too; doing it again changes nothing.
  if (!i18n.hasResourceBundle("en", "admin")) {
    i18n.addResourceBundle("en", "admin", adminEn);
    i18n.addResourceBundle("ne", "admin", adminNp);
  }
  return children;
}
